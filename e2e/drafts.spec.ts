import { expect, type Page } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { expectAccessible } from "./support/axe.ts";
import { inOneProfile, type MortalBrowser } from "./support/killable-browser.ts";
import { remember, tokenOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const account = "content-manager";
const list = "/app/tutoring/curriculums?new";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add curriculum" });

async function openNew({ context }: MortalBrowser): Promise<Page> {
  const page = await context.newPage();
  await remember(page, account);
  await page.goto(addressOf(list));
  await expect(dialog(page)).toBeVisible();
  return page;
}

/** The drafts that the page's browser keeps, as JSON. */
const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("drafts");
        // Before the first form was opened there is no store, and looking must not make one without its table.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve([]);
        };
        opening.onerror = () => reject(new Error("No drafts."));
        opening.onsuccess = () => {
          const reading = opening.result.transaction("drafts").objectStore("drafts").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map((draft) => JSON.stringify(draft)));
          };
        };
      }),
  );

test("what was typed comes back after the browser was killed", async () => {
  await inOneProfile(async (startBrowser) => {
    const first = await startBrowser();
    const before = await openNew(first);
    await dialog(before).getByLabel("Name").fill("Ìwé àkọ́kọ́ for families");
    await choose(dialog(before).getByLabel("Subject"), "Yoruba");
    await expect.poll(() => keptIn(before)).toEqual([expect.stringContaining("Yoruba")]);
    await first.kill();

    const second = await startBrowser();
    const page = await openNew(second);
    await expect(dialog(page).getByText(/^You have unsaved changes from \d\d:\d\d\.$/)).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Restore" }).click();
    await expect(dialog(page).getByLabel("Name")).toHaveValue("Ìwé àkọ́kọ́ for families");
    await expect(dialog(page).getByLabel("Subject")).toHaveText("Yoruba");
  });
});

test("logging out asks what becomes of unsaved changes, and removes them when told to", async ({ page }) => {
  await remember(page, account, await tokenOf(account));
  await page.goto(addressOf(list));
  await dialog(page).getByLabel("Name").fill("Left behind");
  await expect.poll(() => keptIn(page)).toHaveLength(1);
  await page.goto(addressOf("/app/account"));
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Keep your unsaved changes?" });
  await expect(question).toContainText("Unsaved changes in 1 form are kept on this device for 30 days");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Remove and log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptIn(page)).toHaveLength(0);
});

test("a draft is discarded with the form, and gone once it is saved", async ({ page }) => {
  await remember(page, account);
  await page.goto(addressOf(list));
  await dialog(page).getByLabel("Name").fill("Thrown away");
  await expect.poll(() => keptIn(page)).toHaveLength(1);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => keptIn(page)).toHaveLength(0);
});
