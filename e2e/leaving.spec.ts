import { expect, type Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const list = "/app/tutoring/curriculums";
const start = "/app/tutoring/curriculums";
const bio = (page: Page) => page.getByLabel(/^Bio/);
const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Presses back or forward as often and as fast as the browser allows. */
const press = (page: Page, deltas: readonly number[]) =>
  page.evaluate((all) => {
    for (const delta of all) history.go(delta);
  }, deltas);

/** Two lists and then the account, with something typed. */
async function typed(page: Page): Promise<void> {
  await open(page, "content-manager", `${list}?q=a`);
  await menu(page).getByRole("link", { name: "Curriculums" }).click();
  await expect(page).toHaveURL(addressOf(list));
  await menu(page).locator('a[href="/app/account"]').click();
  await bio(page).fill("Not saved yet");
}

async function stays(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(addressOf("/app/account"));
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(addressOf("/app/account"));
  await expect(bio(page)).toHaveValue("Not saved yet");
}

test("back is undone while something is not saved, however often it is pressed", async ({ page }) => {
  await typed(page);
  for (const deltas of [[-1], [-1, -1], [-2], [-1, 1, -1], [-1, -1, -1]]) {
    await press(page, deltas);
    await stays(page);
  }
  await page.goBack();
  await question(page).getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(addressOf(list));
  await page.goBack();
  await expect(page).toHaveURL(addressOf(`${list}?q=a`));
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(addressOf("/app/account"));
});

test("forward is undone too, after a reload as well", async ({ page }) => {
  await open(page, "content-manager", list);
  await menu(page).locator('a[href="/app/account"]').click();
  await expect(bio(page)).toBeVisible();
  await page.getByRole("link", { name: "Staff portal" }).click();
  await expect(page).toHaveURL(addressOf(start));
  await page.goBack();
  await page.reload();
  await bio(page).fill("Not saved yet");
  for (const deltas of [[1], [-1], [-1, 1, 1]]) {
    await press(page, deltas);
    await stays(page);
  }
  await press(page, [1]);
  await question(page).getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(addressOf(start));
});
