import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("one lesson more of a running course is booked from the list, with what stands in the way and both emails", async ({
  page,
}) => {
  await open(page, "admin", "/app/tutoring/admin-confirmed-lessons?status=active");
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Extra lesson" }).click();
  const dialog = page.getByRole("dialog");
  // Nobody teaches at that time, which is unusual and no more.
  await dialog.getByLabel("At what time").fill("03:20");
  const despite = dialog.getByRole("switch", { name: "Book it all the same" });
  await expect(despite).toBeVisible();
  await expectAccessible(page);
  await despite.click();
  await expect(dialog.getByText("We have booked an extra").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Book lesson" }).click();
  await expect(page.getByText(/^L-\d{6}-\d+ is booked\.$/)).toBeVisible();
});
