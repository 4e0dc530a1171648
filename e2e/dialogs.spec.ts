import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

/** As people see it who have not asked for less movement. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const dialogs = (page: Page) => page.getByRole("dialog");
const named = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** What stands where a button was pressed. */
const under = (page: Page, at: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest("button")?.textContent ?? "", at);

async function pressAndTell(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (box === null) throw new Error("It is not to be seen.");
  await button.click();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const width of [390, 1024, 1440]) {
  test(`at ${width} px a dialog asks inside of itself, and never where the pointer has just been`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "super-admin", "/app/tutoring/regions?new");
    for (const button of ["Cancel", "Close"]) {
      await named(page, "Add region").getByRole("textbox", { name: "Name", exact: true }).fill("Ìbàdàn");
      const at = await pressAndTell(dialogs(page).getByRole("button", { name: button, exact: true }));
      await expect(dialogs(page)).toHaveCount(1);
      await expect(named(page, "Leave without saving?")).toBeVisible();
      await expect(page.getByRole("button", { name: "Keep editing" })).toBeFocused();
      expect(await under(page, at)).not.toBe("Discard changes");
      await page.getByRole("button", { name: "Keep editing" }).click();
      await expect(dialogs(page).getByRole("button", { name: button, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(dialogs(page)).toHaveCount(0);
  });
}

test("going back asks inside the dialog too, and says what becomes of the copy on this device", async ({ page }) => {
  await open(page, "super-admin", "/app/tutoring/regions");
  await page.getByRole("link", { name: "Add region" }).click();
  await named(page, "Add region").getByRole("textbox", { name: "Name", exact: true }).fill("Ìbàdàn");
  await expect(page.getByText(/^kept on this device/)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(1);
  await expect(dialogs(page)).toContainText("Discarding them also removes the copy kept on this device.");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialogs(page)).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`at ${width} px a dialog loads in the size that it will have, and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "super-admin", "/app/tutoring/regions");
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/graphql**", async (route) => {
      const { url, data } = { url: route.request().url(), data: route.request().postData() ?? "" };
      if (`${url}${data}`.includes("RegionRecord")) await held;
      await route.continue();
    });
    const opener = page.getByRole("button", { name: "Actions for NG" });
    await opener.click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(named(page, "Region")).toBeVisible();
    const paper = dialogs(page);
    await expect(paper.getByRole("status")).toHaveText("Loading region");
    const before = (await paper.boundingBox())?.height ?? 0;
    answer();
    await expect(named(page, "Edit Nigeria").getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
    const after = (await paper.boundingBox())?.height ?? 0;
    expect(Math.abs(after - before)).toBeLessThanOrEqual(4);
    await page.keyboard.press("Escape");
    await expect(dialogs(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test("a dialog that is opened by its address leaves the focus on the page", async ({ page }) => {
  await open(page, "super-admin", "/app/tutoring/regions?new");
  await expect(named(page, "Add region")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("archiving and suspending are behind “more” only", async ({ page }) => {
  await open(page, "super-admin", "/app/management/users");
  await page
    .getByRole("link", { name: /Ada|Daniel|Obinna/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Suspend" })).toHaveCount(0);
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem").last()).toHaveText("Suspend");
  await page.goto(addressOf("/app/tutoring/curriculums/igbo-for-families-uk"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Archive", exact: true })).toHaveCount(0);
});

test("a notice stands below a dialog, and a phone's Save is clear of it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.addInitScript(() => localStorage.removeItem("cookieConsent"));
  await open(page, "super-admin", "/app/account");
  await page.evaluate(() => localStorage.removeItem("cookieConsent"));
  await page.reload();
  const notice = page.getByRole("region", { name: "Cookies" });
  await expect(notice).toBeVisible();
  const save = page.getByRole("button", { name: "Save changes" });
  const [bar, button] = [await notice.boundingBox(), await save.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(bar?.height ?? 0).toBeLessThanOrEqual(64);

  await page.goto(addressOf("/app/tutoring/regions?new"));
  const add = dialogs(page).getByRole("button", { name: "Add region" });
  await add.scrollIntoViewIfNeeded();
  await expect(dialogs(page)).toBeVisible();
  const isOnTop = await add.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});
