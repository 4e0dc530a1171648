import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const path = "/app/tutoring/customers";
const dialog = (page: Page) => page.getByRole("dialog");
const menu = (page: Page) => page.getByRole("menu", { name: "Views" });
const total = (page: Page) => page.getByText(/^(\d+ customers|1–25 of \d+)$/);

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Views", exact: true }).click();
  await expect(menu(page).getByRole("menuitem", { name: "Save as a view…" })).toBeVisible();
}

test("a director shares a view with a role, whose people open it by link and by menu", async ({ page, browser }) => {
  const name = `Nigeria, mine ${Date.now().toString(36)}`;
  await open(page, "director", `${path}?ownerId=me&status=active`);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(dialog(page).getByRole("checkbox", { name: /^Paused \d+$/ })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await openMenu(page);
  await menu(page).getByRole("menuitem", { name: "Save as a view…" }).click();
  await dialog(page).getByLabel("Name").fill(name);
  await choose(dialog(page).getByLabel("Who sees it"), "One role");
  await choose(dialog(page).getByLabel("Role"), "Admin");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save view" }).click();
  await expect(page.getByText(`${name} saved.`)).toBeVisible();
  await expect(page).toHaveURL(/view_id=/);
  const id = new URL(page.url()).searchParams.get("view_id");

  const other = await browser.newPage();
  await open(other, "admin", `${path}?view_id=${id}`);
  await expect(other).toHaveURL(/ownerId=me/);
  await expect(other.getByText("Owner: Me")).toBeVisible();
  await expect(other.getByRole("status").filter({ hasText: name })).toBeVisible();
  const own = await total(other).textContent();

  await other.getByRole("button", { name: "Remove filter Status: Active" }).click();
  await expect(other.getByText("changed", { exact: true })).toBeVisible();
  await expect(other.getByRole("button", { name: "Update for all" })).toBeHidden();
  await other.getByRole("button", { name: "Undo changes" }).click();
  await expect(other.getByText("Status: Active")).toBeVisible();

  await openMenu(other);
  await menu(other).getByRole("menuitem", { name: "Everything" }).click();
  await expect(other.getByText("Owner: Me")).toBeHidden();
  await openMenu(other);
  await menu(other).getByRole("menuitem", { name }).click();
  await expect(other.getByText("Status: Active")).toBeVisible();
  await expect(total(other)).toHaveText(own ?? "");
  await other.close();
});

for (const theme of ["LIGHT", "ONE_DARK"]) {
  test(`the menu of views is accessible in ${theme}`, async ({ page }) => {
    await page.addInitScript((worn) => localStorage.setItem("settings", JSON.stringify({ theme: worn })), theme);
    await open(page, "super-admin", `${path}?status=paused`);
    await openMenu(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(dialog(page).getByRole("checkbox", { name: /^Paused \d+$/ })).toBeVisible();
    await expectAccessible(page);
  });
}
