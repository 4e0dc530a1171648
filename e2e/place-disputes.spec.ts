import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("the charge for a place in a session rests while it is disputed, and is settled for the family", async ({
  page,
}) => {
  await open(page, "director", "/app/tutoring/group-lessons");
  await page.getByRole("link", { name: /^Igbo songs and stories/ }).click();
  await page.getByRole("region", { name: "Past" }).getByRole("link").nth(2).click();
  await page
    .getByRole("button", { name: /^Dispute the charge for / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const comesTo = dialog.getByRole("region", { name: "What it comes to" });
  const refused = dialog.getByText("An outcome can be disputed for 7 days.");
  await dialog.getByLabel("Internal note").fill("He was sent out of the room.");
  await expect(refused).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();

  // The last session is recent enough.
  await page.getByRole("link", { name: "All dates", exact: true }).click();
  await page.getByRole("region", { name: "Past" }).getByRole("link").first().click();
  await page
    .getByRole("button", { name: /^Dispute the charge for / })
    .first()
    .click();
  await dialog.getByLabel("Internal note").fill("The link did not work.");
  await expect(comesTo).toContainText("resting");
  await expect(dialog.getByRole("region", { name: "Emails that will be sent" })).toContainText("Your objection");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Open dispute" }).click();
  await expect(page.getByText(/^The charge for .* is in dispute\.$/)).toBeVisible();

  await page
    .getByRole("listitem")
    .filter({ hasText: "The link did not work." })
    .getByRole("button", { name: /^Settle the dispute for / })
    .click();
  await choose(dialog.getByLabel("Decision"), "For the family: charge less");
  await dialog.getByLabel("Charge", { exact: true }).fill("0");
  await dialog.getByLabel("Internal note").fill("The link was wrong.");
  await expect(comesTo).toContainText("Nothing to pay");
  await dialog.getByRole("button", { name: "Settle dispute" }).click();
  await expect(page.getByText(/^The dispute for .* is settled\.$/)).toBeVisible();
  await expect(page.getByText(/Nothing is charged.*The link was wrong\.$/)).toBeVisible();
});
