import { expect, type Page } from "@playwright/test";
import { findingsOn } from "./support/axe.ts";
import { remember } from "./support/roles.ts";
import { isOfSite, specifiedRoutes } from "./support/routes.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const pages = specifiedRoutes
  .filter((route) => isOfSite(route) && route.redirectTo === undefined)
  .map(({ path }) => path);
const widths = [390, 900, 1440];

/** Whether the page is wider than the window. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read, and led on from", async ({ page }) => {
    for (const path of pages) {
      await page.goto(addressOf(path));
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(page.getByRole("link", { name: "Sign in" }).first(), path).toBeVisible();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addressOf("/docs"));
    await page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "Theming" }).click();
    await expect(page).toHaveURL(addressOf("/docs/theming"));
    await page.getByRole("link", { name: "Tokens", exact: true }).click();
    await expect(page).toHaveURL(addressOf("/docs/theming#tokens"));
    await page.getByRole("link", { name: "Next Support" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Support");
  });

  test("the pages are behind a button where there is no room beside the text", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf("/docs/welcome"));
    const link = page.getByRole("link", { name: "Settings", exact: true });
    await expect(link).toBeHidden();
    await page.getByRole("button", { name: "All pages" }).click();
    await link.click();
    await expect(page).toHaveURL(addressOf("/docs/settings"));
  });
});

test("no page is wider than its window, and axe finds nothing, in either theme", async ({ page }) => {
  test.setTimeout(240_000);
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  for (const path of pages) {
    await page.goto(addressOf(path));
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} in ${theme} at ${width} px`;
        expect.soft(await isTooWide(page), where).toBe(false);
        expect.soft(await findingsOn(page), where).toEqual([]);
      }
    }
  }
  expect(said).toEqual([]);
});

test("somebody who is signed in is led into the portal, and from there back by a full load", async ({ page }) => {
  await remember(page, "director");
  await page.goto(addressOf("/home"));
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await page.getByRole("link", { name: "Open the portal" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Lesson requests" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Page, person or action").fill("getting started");
  await page.getByRole("option", { name: /Getting started/ }).click();
  await expect(page).toHaveURL(addressOf("/docs/getting-started"));
  await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Lesson requests" })).toBeVisible();
});

test("the chosen theme is put on before the page is drawn, and the keyboard begins at the content", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("settings", JSON.stringify({ theme: "ONE_DARK" })));
  await page.goto(addressOf("/docs/welcome"));
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("an unknown page of the documentation leads to the page that says so", async ({ page }) => {
  await page.goto(addressOf("/docs/nowhere"));
  await expect(page).toHaveURL(addressOf("/404"));
  await expect(page.getByText("This page does not exist")).toBeVisible();
});

test("search finds words without their marks, and leads to the section", async ({ page }) => {
  await page.goto(addressOf("/docs/theming"));
  await page.keyboard.press("/");
  await page.keyboard.type("oro");
  const found = page.getByRole("search").getByRole("link").filter({ hasText: "What you can rely on" });
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/welcome#what-you-can-rely-on$/);
  await page.getByLabel("Search the documentation").fill("xyzzyx");
  await expect(page.getByText("Nothing found for “xyzzyx”")).toBeVisible();
});

test("a block of code is copied as it stands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(addressOf("/docs/getting-started"));
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("npm start");
});

test("the theme button changes the theme, and the portal follows", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(addressOf("/home"));
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await page.goto(addressOf("/login"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("prices are shown in the chosen currency, which the address keeps", async ({ page }) => {
  await page.goto(addressOf("/pricing"));
  const price = page
    .getByRole("row", { name: /Trial lesson/ })
    .getByRole("cell")
    .last();
  await expect(price).toHaveText(/£7\.50/, { useInnerText: true });
  await page.getByLabel("Naira (₦)").check({ force: true });
  await expect(price).toHaveText("₦3,000.00", { useInnerText: true });
  await page.reload();
  await expect(price).toHaveText("₦3,000.00", { useInnerText: true });
});

for (const path of ["/docs/welcome", "/home"]) {
  test(`${path} weighs at most 60 kB without its pictures`, async ({ page }) => {
    await page.goto(addressOf(path));
    await page.waitForLoadState("networkidle");
    const sizes = await page.evaluate(() => {
      const all = performance.getEntries() as PerformanceResourceTiming[];
      const files = all.filter(
        ({ entryType, name }) => /^(?:navigation|resource)$/.test(entryType) && !/\.webp$/.test(name),
      );
      return files.map(({ encodedBodySize }) => encodedBodySize);
    });
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });
}
