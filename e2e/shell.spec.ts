import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

/** As people see it who have not asked for less movement. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Group {
  group: string;
  paths: string[];
}
const file = new URL("../docs/spec/menu.json", import.meta.url);
const menus = JSON.parse(readFileSync(file, "utf8")) as Record<string, Group[]>;

/** What the day asks for stands above the specification's own entries. */
const today = ["/app/system/today", "/app/system/tasks"];

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** The longest and the shortest; what each role's is, is decided by a function that is tried for all in apps/web/src/app. */
for (const account of ["super-admin", "no-role"] as const) {
  test(`the menu of ${account} is the specification's`, async ({ page }) => {
    await open(page, account, "/app/account");
    const expected = (menus[account === "no-role" ? "" : account] ?? []).map(({ group, paths }) => ({
      group,
      paths: group === "Overview" ? [...today, ...paths] : paths,
    }));
    const groups = menu(page).getByRole("button");
    await expect(groups).toHaveText(expected.map(({ group }) => group));
    const found: Group[] = [];
    for (const { group } of expected) {
      const button = menu(page).getByRole("button", { name: group, exact: true });
      if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
      const item = menu(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("button", { name: group, exact: true }) });
      const links = item.getByRole("listitem").getByRole("link");
      await expect(links.first()).toBeVisible();
      found.push({
        group,
        paths: await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
      });
    }
    expect(found).toEqual(expected);
  });
}

test("the person's name and picture lead to the account", async ({ page }) => {
  await open(page, "admin", "/app/tutoring/regions");
  await menu(page).getByRole("link").first().click();
  await expect(page).toHaveURL(addressOf("/app/account"));
});

test("a group is open when the page is inside it, and the entry is marked", async ({ page }) => {
  await open(page, "admin", "/app/tutoring/regions");
  await expect(menu(page).getByRole("button", { name: "Language app" })).toHaveAttribute("aria-expanded", "true");
  await expect(menu(page).getByRole("link", { name: "Regions" })).toHaveAttribute("aria-current", "page");
});

test("widths and height are the specification's", async ({ page }) => {
  await open(page, "super-admin", "/app/account");
  const widthOf = async (what: ReturnType<Page["getByRole"]>) => Math.round((await what.boundingBox())?.width ?? 0);
  const heightOf = async (what: ReturnType<Page["getByRole"]>) => Math.round((await what.boundingBox())?.height ?? 0);
  expect(await widthOf(menu(page))).toBe(256);
  expect(await heightOf(page.getByRole("banner"))).toBe(64);
  for (const name of [/^Notifications/, "Contacts"]) {
    await page.getByRole("banner").getByRole("button", { name }).click();
    const popover = page.getByRole("dialog", { name });
    await expect(popover).toBeVisible();
    await expect.poll(() => widthOf(popover)).toBe(320);
    await page.keyboard.press("Escape");
    await expect(popover).toBeHidden();
  }
  await page.getByRole("button", { name: "Search people & places" }).click();
  await expect.poll(() => widthOf(page.getByRole("dialog", { name: "Search" }))).toBe(500);
});

for (const account of ["director", "no-role"] as const) {
  test(`${account} sees settings and the account menu; search and contacts only for a super-admin, notifications for every role`, async ({
    page,
  }) => {
    await open(page, account, "/app/account");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("button", { name: "Settings" })).toBeVisible();
    await expect(bar.getByRole("button", { name: /^Account menu of/ })).toBeVisible();
    for (const name of [/Search/, "Contacts"]) await expect(bar.getByRole("button", { name })).toHaveCount(0);
    await expect(bar.getByRole("button", { name: /^Notifications/ })).toHaveCount(account === "no-role" ? 0 : 1);
  });
}

test("the account menu offers the account, recent changes and logging out", async ({ page }) => {
  await open(page, "director", "/app/tutoring/regions");
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Account",
    "Search or jump to…",
    "All pages",
    "Recent changes",
    "Query behind this screen",
    "Keyboard shortcuts",
    "Logout",
  ]);
  await page.getByRole("menuitem", { name: "Account" }).click();
  await expect(page).toHaveURL(addressOf("/app/account"));
});

test("every page that no menu has is a link in one place", async ({ page }) => {
  await open(page, "admin", "/app/tutoring/regions");
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "All pages" }).click();
  const dialog = page.getByRole("dialog", { name: "All pages" });
  const beside = dialog.getByRole("region", { name: "Not in the menu" });
  for (const name of ["Today", "Tasks", "Cancellation policies", "Imports", "Clock changes"])
    await expect(beside.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(
    dialog.getByRole("region", { name: "Customers" }).getByRole("link", { name: "Dependents" }),
  ).toBeVisible();
  await beside.getByRole("link", { name: "Tasks", exact: true }).click();
  await expect(page).toHaveURL(addressOf("/app/system/tasks"));
  await expect(dialog).toHaveCount(0);
});

test("Ctrl+K leads to a page, does what the page offers, and comes back to where one has been", async ({ page }) => {
  await open(page, "director", "/app/tutoring/regions");
  const find = async (text: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to…" }).fill(text);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Search or jump to…" })).toHaveCount(0);
  };
  await find("customer pods");
  await expect(page).toHaveURL(addressOf("/app/tutoring/customer-pods"));
  await find("add pod");
  await expect(page.getByRole("dialog", { name: "Add pod" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await find("regions");
  await expect(page).toHaveURL(addressOf("/app/tutoring/regions"));
});

test("Ctrl+K is heard as soon as there is a page to be seen", async ({ page }) => {
  await page.addInitScript(() => {
    // Asked in the same breath as the page is drawn, before the browser has had time for anything else.
    const drawn = new MutationObserver(() => {
      if (document.querySelector("h1") === null) return;
      drawn.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await open(page, "director", "/app/account");
  await expect(page.getByRole("combobox", { name: "Search or jump to…" })).toBeVisible();
});

test("Ctrl+K finds people without the marks of their names", async ({ page }) => {
  await open(page, "admin", "/app/account");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to…" }).fill("ngozi");
  await expect(page.getByRole("option", { name: /Ngọzị/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Go from row to row");
});

test("search finds a colleague without the marks of the name", async ({ page }) => {
  await open(page, "super-admin", "/app/account");
  await page.getByRole("button", { name: "Search people & places" }).click();
  await page.getByRole("searchbox", { name: "Search people & places" }).fill("ifeoluwa");
  await page.getByRole("dialog", { name: "Search" }).getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Ifẹ́olúwa Akínlàjà")).toBeVisible();
});

test("contacts show when colleagues were last active", async ({ page }) => {
  await open(page, "super-admin", "/app/account");
  await page.getByRole("button", { name: "Contacts" }).click();
  const contacts = page.getByRole("dialog", { name: "Contacts" }).getByRole("listitem");
  await expect(contacts.filter({ hasText: "Obinna Ezenwa" })).toContainText(/ago|online/);
});

test("the cookie banner is answered once for 31 days", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T09:00:00Z") });
  await page.goto(addressOf("/login"));
  const banner = page.getByText("We use Cookies to ensure that we give you the best experience on our website.");
  await expect(banner).toBeVisible();
  await page.getByRole("button", { name: "I Agree" }).click();
  await expect(banner).toBeHidden();
  await page.clock.setFixedTime(new Date("2026-12-21T08:59:00Z"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.clock.setFixedTime(new Date("2026-12-21T09:01:00Z"));
  await page.reload();
  await expect(banner).toBeVisible();
});

test("the settings notice switches to the dark theme, or is closed", async ({ page }) => {
  await remember(page, "admin");
  await page.addInitScript(() => localStorage.removeItem("settingsNotice"));
  await page.goto(addressOf("/app/account"));
  const notice = page.getByRole("region", { name: "Settings Updated" });
  await expect(notice.getByRole("button")).toHaveText(["Close", "Switch"]);
  await notice.getByRole("button", { name: "Switch" }).click();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("settings"))).toContain("ONE_DARK");
});

/** How far the page is scrolled, wherever it scrolls, and how far it could be, in pixels. */
const scrolled = (page: Page) =>
  page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll("main, [data-scrolls]")];
    return {
      by: Math.max(...parts.map(({ scrollTop }) => scrollTop)),
      atMost: Math.max(...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)),
    };
  });

test("every page starts at its top", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await open(page, "director", "/app/account");
  await page.mouse.move(800, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await scrolled(page)).by).toBe(200);
  await menu(page).getByRole("button", { name: "Management" }).click();
  await menu(page).getByRole("link", { name: "Add staff member" }).click();
  await expect(page.getByRole("heading", { name: "Add staff member" })).toBeVisible();
  await expect.poll(async () => (await scrolled(page)).by).toBe(0);
  // A page without room to scroll would be at its top by itself.
  expect((await scrolled(page)).atMost).toBeGreaterThan(200);
});

for (const [how, height] of [
  ["its rows scroll in it", 620],
  ["it scrolls as a whole", 420],
] as const) {
  test(`a list that is come back to is where it was left, where ${how}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await remember(page, "director");
    await page.goto(addressOf("/app/tutoring/curriculums"));
    const rows = page.getByRole("table").getByRole("row");
    await expect(rows.nth(1)).toBeVisible();
    await page.mouse.move(800, 300);
    await page.mouse.wheel(0, 150);
    const top = async () => (await scrolled(page)).by;
    await expect.poll(top).toBeGreaterThan(0);
    const before = await top();
    await menu(page).getByRole("link", { name: "Regions" }).click();
    await expect(page).toHaveURL(addressOf("/app/tutoring/regions"));
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(rows.nth(1)).toBeVisible();
    await expect.poll(top).toBe(before);
  });
}

test("on a phone the menu is a drawer that closes when a page opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "admin", "/app/account");
  await expect(menu(page)).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).first().click();
  await menu(page).getByRole("button", { name: "Language app" }).click();
  await menu(page).getByRole("link", { name: "Regions" }).click();
  await expect(page).toHaveURL(addressOf("/app/tutoring/regions"));
  await expect(menu(page)).toBeHidden();
});

test("on the smallest phone all of the bar is in the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "super-admin", "/app/account");
  const tools = page.getByRole("banner").getByRole("button");
  await expect(tools).toHaveCount(6);
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
});
