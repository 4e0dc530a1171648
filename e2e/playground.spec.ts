import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { ask, remember, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const openTab = (page: Page) => page.locator(".graphiql-tab-button[aria-current=true]");
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
  const tab = openTab(page);
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
  const before = await page.locator(".graphiql-tab-button").allTextContents();
  expect(before).not.toEqual([]);
  await expect(page.getByRole("button", { name: /^Jobs/ })).toBeDisabled();
  arrive();
  await page.getByRole("button", { name: /^Jobs/ }).click();
  await expect(openTab(page)).toContainText("JobsOfTheSystem");
  for (const [place, title] of before.entries())
    await expect(page.locator(".graphiql-tab-button").nth(place)).toContainText(title);
});

test("tabs are kept over a reload, and the open one is in view", async ({ page }) => {
  await open(page);
  for (const name of [/^Jobs/, /^Save profile/, /^Exams/, /^Permission matrix/])
    await page.getByRole("button", { name }).click();
  await expect(openTab(page)).toBeInViewport({ ratio: 0.9 });
  await page.reload();
  await expect(openTab(page)).toBeInViewport({ ratio: 0.9 });
});

/** Loading the editor takes longer than looking at it, so each theme loads it once and looks at it wide, then narrow. */
for (const theme of ["LIGHT", "ONE_DARK"])
  test(`nothing is found in ${theme}, wide or narrow, signed in and out`, async ({ page, browser }) => {
    const wear = (name: string) => localStorage.setItem("settings", JSON.stringify({ theme: name }));
    const guest = await (await browser.newContext()).newPage();
    for (const one of [page, guest]) await one.addInitScript(wear, theme);
    await open(page);
    await expect(page.getByRole("button", { name: /^Jobs/ })).toBeEnabled();
    await guest.goto(addressOf("/playground"));
    await expect(guest.getByRole("link", { name: "Sign in to the portal" })).toBeVisible();
    for (const width of [1440, 390])
      for (const one of [page, guest]) {
        await one.setViewportSize({ width, height: 844 });
        await expectAccessible(one);
      }
    await guest.context().close();
  });

test("it says who asks, leads to the portal, and is reached from the account", async ({ page }) => {
  await open(page);
  await expect(page.getByText("Ngọzị Okonkwọ · super-admin")).toBeVisible();
  await page.getByRole("link", { name: "Portal" }).click();
  await page.goto(addressOf("/app/account"));
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Playground" }).click();
  await expect(page.getByRole("heading", { name: "Examples" })).toBeVisible();
});

test("what changes something comes after all that reads, and saving the profile as it stands changes nothing", async ({
  page,
}) => {
  await open(page);
  const titles = await page.getByRole("region", { name: "Examples" }).locator("strong").allTextContents();
  expect(titles.slice(-2)).toEqual(["Mark all read", "Save profile"]);
  const bio = async () =>
    (await ask<{ me: { bio: string | null } }>("{ me { bio } }", {}, await sessionOf("super-admin"))).me.bio;
  const before = await bio();
  await page.getByRole("button", { name: /^Save profile/ }).click();
  // The button offers the two only once the editor has read them.
  await expect(async () => {
    await page.getByRole("button", { name: /^Execute/ }).click();
    await expect(page.getByRole("menuitem", { name: "SaveProfile" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole("menuitem", { name: "SaveProfile" }).click();
  await expect(page.getByRole("region", { name: "Result Window" })).toContainText("userErrors");
  expect(await bio()).toBe(before);
});

test("a session that has ended leads to sign in", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("accessToken", "nobody's"));
  await page.goto(addressOf("/playground"));
  await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
});

test("who is signed out is led to sign in, in their theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("settings", JSON.stringify({ theme: "ONE_DARK" })));
  await page.goto(addressOf("/playground"));
  await expect(page.getByRole("heading", { name: "Playground" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(33, 37, 43)");
  await page.getByRole("link", { name: "Sign in to the portal" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("the documentation shows the schema, and the editor completes a field of it", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await page.getByRole("link", { name: "Query", exact: true }).click();
  await page.getByRole("link", { name: "customers", exact: true }).click();
  await expect(page.getByRole("region", { name: "Documentation Explorer" })).toContainText("CustomerPage");

  const editor = page.getByRole("region", { name: "Operation Editor" });
  await editor.locator(".view-lines").click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("{ me { timeZ");
  await page.keyboard.press("Control+Space");
  await page
    .locator(".suggest-widget")
    .getByRole("option", { name: /^timeZone/ })
    .click();
  await expect(editor).toContainText("timeZone");
});
