import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, tokenOf } from "./support/roles.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** The nth tutor who teaches, in the order of their names. */
async function tutorPath(nth: number): Promise<string> {
  const query = `{ tutors(filter: { status: [ACTIVE] }, page: { size: 10 }) { items { id } } }`;
  const { tutors } = await ask<{ tutors: { items: { id: string }[] } }>(query, {}, await tokenOf("admin"));
  return `/app/tutoring/tutors/${tutors.items[nth]?.id ?? ""}`;
}

test("an admin changes a tutor's week by keyboard, and it is shown", async ({ page }) => {
  await open(page, "admin", `${await tutorPath(0)}?tab=availability`);
  await page.getByRole("link", { name: "Edit hours" }).focus();
  await page.keyboard.press("Enter");
  const sunday = dialog(page).getByRole("group", { name: "Sunday" });
  await sunday.getByRole("button", { name: "Add hours on Sunday" }).focus();
  await page.keyboard.press("Enter");
  await expect(sunday.getByLabel("Sunday, from").last()).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("730");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("9");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByRole("row", { name: /^Sunday 07:30–09:00/ })).toBeVisible();
});

test("a document is uploaded, verified, deleted and brought back", async ({ page }) => {
  await open(page, "admin", `${await tutorPath(1)}?tab=documents`);
  await page.getByRole("link", { name: "Add document" }).click();
  await choose(dialog(page).getByLabel("Kind"), "Certificate");
  const content = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "diploma.pdf", mimeType: "application/pdf", buffer: content });
  await expect(dialog(page).getByRole("progressbar")).toBeHidden();
  await dialog(page).getByRole("button", { name: "Add document" }).click();
  const document = page.getByRole("listitem").filter({ hasText: "diploma.pdf" });
  await expect(document).toContainText("Not verified");
  await document.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Verify" }).click();
  await expect(document).toContainText("Verified by");
  await document.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(document).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(document).toBeVisible();
});

test("time off goes by the tutor's own clock", async ({ page }) => {
  await open(page, "admin", `${await tutorPath(2)}?tab=availability`);
  await page.getByRole("link", { name: "Add time off" }).click();
  await dialog(page).getByRole("textbox", { name: "First day" }).fill("1 Mar 2031");
  await dialog(page).getByLabel(/^From/).fill("9");
  await dialog(page).getByRole("textbox", { name: "Last day" }).fill("1 Mar 2031");
  await dialog(page)
    .getByLabel(/^Until/)
    .fill("8");
  await dialog(page).getByRole("button", { name: "Add time off" }).click();
  await expect(dialog(page).getByText("The end must be after the start.")).toBeVisible();
  await dialog(page).getByRole("textbox", { name: "Last day" }).fill("8 Mar 2031");
  await dialog(page)
    .getByLabel(/^Until/)
    .fill("1830");
  await dialog(page).getByRole("button", { name: "Add time off" }).click();
  await expect(page.getByText("Sat 1 Mar 2031 09:00 to Sat 8 Mar 2031 18:30")).toBeVisible();
});

test("a director off-boards a tutor with a reason; an admin is told who may", async ({ page, browser }) => {
  const path = await tutorPath(4);
  await open(page, "admin", path);
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem", { name: /Off-board/ })).toHaveAttribute("aria-disabled", "true");
  const directors = await browser.newPage();
  await open(directors, "director", path);
  await directors.getByRole("button", { name: "More actions" }).click();
  await directors.getByRole("menuitem", { name: "Off-board" }).click();
  await dialog(directors).getByLabel("Reason").fill("Moved abroad.");
  await dialog(directors).getByRole("button", { name: "Off-board tutor" }).click();
  await expect(directors.locator("article > header")).toContainText("Left");
  await directors.close();
});
