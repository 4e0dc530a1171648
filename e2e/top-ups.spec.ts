import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const courses = "/app/tutoring/admin-confirmed-lessons?credit=has-credit";

test("invoices for more lessons are shown with their emails, sent once, and not written again while unpaid", async ({
  page,
}) => {
  await open(page, "director", courses);
  const dialog = page.getByRole("dialog");
  const choose = async (names: readonly string[]) => {
    for (const name of names) await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send top-up invoice" }).click();
    await expect(dialog.getByText(/ to be paid\.$| no invoice:$/).first()).toBeVisible();
    await expect(dialog.getByText(/^Adding up/)).toBeHidden();
  };
  // The first two that nothing stands in the way of.
  await expect(page.locator("tbody [data-opener]").first()).toBeVisible();
  const all = await page
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => /L-\d{6}/.exec(row.textContent)?.[0] ?? ""));
  await choose(all.slice(0, 12));
  const lines = await dialog.getByRole("listitem").allInnerTexts();
  const billed = lines.filter((line) => /\d+ .* lessons? of/.test(line)).map((line) => line.slice(0, 8));
  const [first = "", second = ""] = billed;
  expect(second).toMatch(/^L-\d{6}$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Clear selection" }).click();

  await choose([first, second]);
  await expect(dialog.getByText(/^2 invoices: .* to be paid\.$/)).toBeVisible();
  await dialog.getByText("Email that will be sent").first().click();
  await expect(dialog.getByText("An invoice gets its number when it is sent").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send a top-up invoice for 2 courses" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Send a top-up invoice for 2 courses: 2 done.")).toBeVisible();

  await choose([first]);
  await expect(dialog.getByText(/PP-\w+-\d{4}-\d{5} for these lessons is not paid yet\./)).toBeVisible();
  await dialog.getByRole("button", { name: /^Send a top-up invoice/ }).click();
  await expect(dialog.getByText("None of them can be done as it stands. The reasons are listed.")).toBeVisible();
});
