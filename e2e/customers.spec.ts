import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const path = "/app/tutoring/customers";
const dialog = (page: Page) => page.getByRole("dialog");
let made = 0;
const newName = () => `Zikọra${Date.now().toString(36)}${made++}`;

async function addCustomer(page: Page, firstName: string): Promise<void> {
  await page.getByRole("link", { name: "Add customer" }).click();
  await dialog(page).getByLabel("First name").fill(firstName);
  await dialog(page).getByLabel("Last name").fill("Ụzọdịnma");
  await dialog(page)
    .getByLabel(/^Phone/)
    .fill("0803 123 4567");
  await choose(dialog(page).getByLabel("Region"), "Nigeria");
  await dialog(page).getByRole("button", { name: "Add customer" }).click();
  await expect(page.getByText(`${firstName} Ụzọdịnma saved.`)).toBeVisible();
}

test("an admin adds a customer, a dependent and a note, and blocks the customer", async ({ page }) => {
  const firstName = newName();
  await open(page, "admin", path);
  await addCustomer(page, firstName);
  await page.getByRole("link", { name: `${firstName} Ụzọdịnma` }).click();
  await expect(page.getByRole("heading", { level: 1, name: firstName })).toBeVisible();
  await expect(page.getByText("+2348031234567")).toBeVisible();

  await page.getByRole("link", { name: /^Learners/ }).click();
  await page.getByRole("link", { name: "Add dependent" }).click();
  await dialog(page).getByLabel("First name").fill("Tòní");
  await dialog(page).getByLabel("Last name").fill("Ụzọdịnma");
  await choose(dialog(page).getByLabel("Relationship"), "Child");
  await dialog(page).getByRole("button", { name: "Add dependent" }).click();
  await expect(dialog(page).getByText("Enter a date of birth or choose an age group.")).toBeVisible();
  await choose(dialog(page).getByLabel("Age group"), "5 to 8");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add dependent" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Tòní Ụzọdịnma" })).toContainText("Child · 5 to 8");

  await page.getByRole("link", { name: /^Notes/ }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("Calls after six.");
  await page.getByRole("button", { name: "Add note" }).click();
  const note = page.getByRole("listitem").filter({ hasText: "Calls after six." });
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "Delete" }).click();
  await expect(note).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(note).toBeVisible();

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await dialog(page).getByRole("button", { name: "Block customer" }).click();
  await expect(dialog(page).getByText("Reason is required.")).toBeVisible();
  await dialog(page).getByLabel("Reason").fill("Abuse.");
  await dialog(page).getByRole("button", { name: "Block customer" }).click();
  await expect(page.locator("article > header")).toContainText("Blocked");
});

test("two editors of one customer keep both changes", async ({ page, context }) => {
  const firstName = newName();
  await open(page, "admin", path);
  await addCustomer(page, firstName);
  await page.getByRole("link", { name: `${firstName} Ụzọdịnma` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName);
  await act(page, "Edit");
  await dialog(page).getByLabel("Days to pay").fill("21");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(/^Tax number/).fill("TX-77");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("saved.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("TX-77")).toBeVisible();
  await expect(page.getByText("21", { exact: true })).toBeVisible();
});

test("two records of one person are merged after comparing them, and made two again", async ({ page }) => {
  const firstName = newName();
  await open(page, "admin", path);
  await addCustomer(page, firstName);
  await addCustomer(page, `${firstName}Ada`);
  await page.getByRole("link", { name: `${firstName}Ada Ụzọdịnma` }).click();
  const duplicates = page.getByRole("region", { name: "Possible duplicates" });
  const row = duplicates.locator("div", {
    has: page.getByRole("link", { name: `${firstName} Ụzọdịnma`, exact: true }),
  });
  await row.getByRole("link", { name: "Compare" }).last().click();
  await expectAccessible(page);
  await dialog(page)
    .getByRole("radio", { name: new RegExp(`${firstName}$`) })
    .check();
  await dialog(page)
    .getByRole("button", { name: /^Merge into C-/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: `${firstName} Ụzọdịnma` })).toBeVisible();
  const merged = page.getByRole("region", { name: "Merged records" });
  await merged.getByRole("link", { name: `${firstName} Ụzọdịnma` }).click();
  await expect(page.getByText("This record was merged.")).toBeVisible();
  await page.goBack();
  await merged.getByRole("button", { name: "Undo merge" }).click();
  await dialog(page).getByRole("button", { name: "Undo merge" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${firstName}Ada Ụzọdịnma` })).toBeVisible();
  await expect(merged).toBeHidden();
});
