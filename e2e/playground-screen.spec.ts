import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const tabs = (page: Page) => page.locator(".graphiql-tab-button");
const current = (page: Page) => page.locator(".graphiql-tab-button[aria-current=true]");

async function fromMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "Query behind this screen" }).click();
}

async function fromPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to…" }).fill("query behind");
  await page.keyboard.press("Enter");
}

/** The playground that opens beside a page. */
async function beside(page: Page, press: (page: Page) => Promise<void>): Promise<Page> {
  const [playground] = await Promise.all([page.waitForEvent("popup"), press(page)]);
  // What was handed over is opened once the editors have loaded, in place of the examples.
  await expect(playground.getByRole("region", { name: "Operation Editor" })).toContainText("query");
  await expect(playground.getByRole("button", { name: /^Who you are/ })).toBeHidden();
  return playground;
}

test("what a list asked opens in the playground with its variables, and answers there as it did here", async ({
  page,
}) => {
  await open(page, "director", "/app/tutoring/regions?q=king");
  await expect(page.getByRole("link", { name: "United Kingdom" })).toBeVisible();
  const sent: string[] = [];
  page.context().on("request", (request) => sent.push(request.url()));
  const playground = await beside(page, fromMenu);
  await expect(current(playground)).toContainText("RegionsList");
  await expect(tabs(playground).filter({ hasText: /^(Me|Notifications)$/ })).toHaveCount(0);
  const editor = playground.getByRole("region", { name: "Operation Editor" });
  await expect(editor).toContainText("query RegionsList");
  await expect(editor).not.toContainText("__typename");
  await expect(playground.getByRole("region", { name: "Variables" })).toContainText('"king"');
  await playground.getByRole("button", { name: /^Execute/ }).click();
  await expect(playground.getByRole("region", { name: "Result Window" })).toContainText("United Kingdom");
  // What was asked has stood in no address.
  expect(sent.filter((url) => url.includes("king"))).toEqual([]);
  expect(playground.url()).toBe(addressOf("/playground"));
  await expectAccessible(playground);
});

test("by the palette, a page reached by links gives what it asked, and a reload opens nothing twice", async ({
  page,
}) => {
  await open(page, "director", "/app/tutoring/customers");
  await page.locator("tbody [data-opener]").first().click();
  await expect(page).toHaveURL(/\/customers\/\w+$/);
  await expect(page.getByRole("heading", { name: "Contact" })).toBeVisible();
  const playground = await beside(page, fromPalette);
  await expect(tabs(playground).filter({ hasText: "CustomersList" })).toHaveCount(0);
  await expect(current(playground)).toContainText(/^Customer/);
  const names = await tabs(playground).allTextContents();
  await playground.waitForTimeout(1000);
  await playground.reload();
  await expect(tabs(playground)).toHaveText(names);
  const left = await playground.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("hand-over")));
  expect(left).toEqual([]);
});

test("a page that asks nothing of its own gives what its frame has asked", async ({ page }) => {
  await open(page, "director", "/app/account");
  const playground = await beside(page, fromMenu);
  await expect(tabs(playground).filter({ hasText: /^Me$/ })).toHaveCount(1);
});
