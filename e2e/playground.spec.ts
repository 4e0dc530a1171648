import { expect, test, type Page } from "@playwright/test";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const phone = { width: 390, height: 844 };

async function open(page: Page): Promise<void> {
  await remember(page, "super-admin");
  await page.goto(addressOf("/playground"));
  await expect(page.getByRole("heading", { name: "Examples" })).toBeVisible();
}

test("on a phone the tab of an example and the answer to it come onto the screen", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await page.getByRole("button", { name: /^Who you are/ }).click();
  await page.getByRole("button", { name: /^Jobs/ }).click();
  const tab = page.getByRole("tab", { selected: true });
  await expect(tab).toContainText("JobsOfTheSystem");
  await expect(tab).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: /^Execute/ }).click();
  const answer = page.getByRole("region", { name: "Result Window" });
  await expect(answer).toContainText("everyMinutes");
  await expect(answer).toBeInViewport({ ratio: 0.9 });
});

test("an example waits for the editor, so that nothing of the open tab is lost", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/monaco-editor-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await open(page);
  const before = await page.getByRole("tab").allTextContents();
  expect(before).not.toEqual([]);
  await expect(page.getByRole("button", { name: /^Jobs/ })).toBeDisabled();
  arrive();
  await page.getByRole("button", { name: /^Jobs/ }).click();
  await expect(page.getByRole("tab", { selected: true })).toContainText("JobsOfTheSystem");
  for (const [place, title] of before.entries()) await expect(page.getByRole("tab").nth(place)).toContainText(title);
});

test("tabs are kept over a reload, and the open one is in view", async ({ page }) => {
  await open(page);
  for (const name of [/^Jobs/, /^Save profile/, /^Exams/, /^Permission matrix/])
    await page.getByRole("button", { name }).click();
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 0.9 });
  await page.reload();
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 0.9 });
});

test("who is signed out is led to sign in, in their theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("settings", JSON.stringify({ theme: "ONE_DARK" })));
  await page.goto(addressOf("/playground"));
  await expect(page.getByRole("heading", { name: "Playground" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(40, 44, 52)");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});
