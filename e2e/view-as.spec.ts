import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { tokenOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const banner = (page: Page, role: string) => page.getByText(`You are viewing as ${role}. Nothing can be changed.`);
/** A part of the menu that an admin has not. */
const management = (page: Page) => page.getByRole("navigation").getByRole("button", { name: "Management" });

async function viewAs(page: Page, role: string): Promise<void> {
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "View as…" }).click();
  await page.getByRole("dialog", { name: "View as another role" }).getByRole("button", { name: role }).click();
  await expect(banner(page, role)).toBeVisible();
}

test("a super-admin sees the portal as an admin, changes nothing, and comes back", async ({ page }) => {
  await open(page, "super-admin", "/app/tutoring/regions");
  await expect(management(page)).toBeVisible();
  await viewAs(page, "Admin");
  await expect(management(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(addressOf("/app/tutoring/regions"));
  await expect(banner(page, "Admin")).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.goto(addressOf("/app/management/users"));
  await expect(page.getByText("You do not have access to this page.")).toBeVisible();

  await page.goto(addressOf("/app/account"));
  await page.getByLabel("First name").fill("Somebody else");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("main").getByText("You are viewing as Admin. Nothing can be changed.")).toBeVisible();

  await page.getByRole("button", { name: "Stop viewing" }).click();
  await expect(banner(page, "Admin")).toHaveCount(0);
  await expect(management(page)).toBeVisible();
});

test("another tab follows there and back, and shows nothing of the one to the other", async ({ page, context }) => {
  await open(page, "super-admin", "/app/account");
  const other = await context.newPage();
  await other.goto(addressOf("/app/management/users"));
  await expect(other.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible();
  await viewAs(page, "Content manager");
  await expect(banner(other, "Content manager")).toBeVisible();
  await expect(other.getByText("You do not have access to this page.")).toBeVisible();
  await page.getByRole("button", { name: "Stop viewing" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible();
  await expect(banner(other, "Content manager")).toHaveCount(0);
});

test("the palette begins it too, and logging out ends both", async ({ page }) => {
  await open(page, "super-admin", "/app/account", await tokenOf("super-admin"));
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search or jump to…" }).getByRole("combobox").fill("view as");
  await page.getByRole("option", { name: "View as another role" }).click();
  await page.getByRole("dialog", { name: "View as another role" }).getByRole("button", { name: "Director" }).click();
  await expect(banner(page, "Director")).toBeVisible();
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await expect(page.getByRole("menuitem", { name: "View as…" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual([]);
});
