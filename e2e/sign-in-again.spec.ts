import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { aRegion, versionOf } from "./support/regions.ts";
import { ask, emailOf, password, remember, signInAs, tokenOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const form = (page: Page) => page.getByRole("dialog", { name: /^Edit / });
const again = (page: Page) => page.getByRole("dialog", { name: "Sign in again to continue" });

/** A form with something typed into it, whose session has ended on the server meanwhile. */
async function endedWhileEditing(page: Page): Promise<{ id: string; address: string }> {
  const { id } = await aRegion("Before the session ended");
  const token = await tokenOf("super-admin");
  await remember(page, "super-admin", token);
  const address = addressOf(`/app/tutoring/regions?edit=${id}`);
  await page.goto(address);
  await form(page).getByRole("textbox", { name: "Name", exact: true }).fill("Typed before, saved after");
  await ask("mutation End { logout { loggedOut } }", {}, token);
  return { id, address };
}

const save = (page: Page) => form(page).getByRole("button", { name: "Save changes" }).click();

test("the same person signs in again over the page, and the save goes through once", async ({ page }) => {
  const { id } = await endedWhileEditing(page);
  await save(page);
  await expect(again(page)).toContainText("What you typed on this page is still here.");
  await expect(again(page).getByLabel("Email")).toHaveValue(emailOf("super-admin"));
  await expect(again(page).getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await again(page).getByLabel("Password", { exact: true }).fill("not the password");
  await page.keyboard.press("Enter");
  await expect(again(page).getByText("Please check your email and password")).toBeVisible();
  await again(page).getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Typed before, saved after saved.")).toBeVisible();
  await expect(again(page)).toBeHidden();
  expect(await versionOf(id)).toBe(2);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Regions" })).toBeVisible();
});

test("signing in again in another tab lets this one go on too", async ({ page, context }) => {
  const { id } = await endedWhileEditing(page);
  await save(page);
  await expect(again(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(addressOf("/login"));
  await signInAs(other, emailOf("super-admin"));
  await expect(page.getByText("Typed before, saved after saved.")).toBeVisible();
  await expect(again(page)).toBeHidden();
  expect(await versionOf(id)).toBe(2);
});

test("somebody who gives up comes back to the form and finds what was typed", async ({ page }) => {
  const { address } = await endedWhileEditing(page);
  await save(page);
  await again(page).getByRole("button", { name: "Go to the sign-in page" }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await signInAs(page, emailOf("super-admin"));
  await expect(page).toHaveURL(address);
  await form(page).getByRole("button", { name: "Restore" }).click();
  await expect(form(page).getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Typed before, saved after");
});

test("another person is taken to their own home", async ({ page }) => {
  await endedWhileEditing(page);
  await save(page);
  await signInAs(page, emailOf("content-manager"));
  await expect(page).toHaveURL(addressOf("/app/tutoring/curriculums"));
  await expect(page.getByRole("button", { name: "Account menu of Chidịnma Okeke" })).toBeVisible();
});

test("with nothing unsaved a session that has ended leads to the sign-in page and back", async ({ page }) => {
  const token = await tokenOf("super-admin");
  await remember(page, "super-admin", token);
  await page.goto(addressOf("/app/tutoring/regions"));
  await expect(page.getByRole("heading", { level: 1, name: "Regions" })).toBeVisible();
  await ask("mutation End { logout { loggedOut } }", {}, token);
  // The stream of changes may tell of the end before anything is typed.
  const typed = page.getByRole("searchbox", { name: "Code or name" }).fill("king");
  await Promise.race([typed.catch(() => undefined), page.waitForURL(/\/login\?from=/)]);
  await expect(page).toHaveURL(/\/login\?from=/);
  await signInAs(page, emailOf("super-admin"));
  await expect(page).toHaveURL(/\/app\/tutoring\/regions/);
});
