import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { allKinds, answers, kinds } from "./support/all-kinds.ts";
import { ownLesson, textBlock } from "./support/lessons.ts";
import { inOneProfile, type MortalBrowser } from "./support/killable-browser.ts";
import { open } from "./support/open.ts";
import type { Account } from "./support/roles.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const question = (page: Page) => page.getByRole("textbox", { name: "Question", exact: true });

test("a session of all eleven kinds is sent back at two blocks, mended, published, written anew, compared, and its first version restored", async ({
  browser,
}) => {
  const lesson = await ownLesson(await allKinds());
  const as = async (account: Account) => {
    const page = await (await browser.newContext()).newPage();
    await open(page, account, lesson);
    return page;
  };
  const [creator, reviewer] = [await as("content-creator"), await as("content-manager")];
  const submit = async () => {
    await button(creator, "Submit for review").click();
    await expect(creator.getByText(/submitted for review/)).toBeVisible();
    await reviewer.goto(reviewer.url());
  };
  const publish = async () => {
    await button(reviewer, "Publish").click();
    await dialog(reviewer).getByRole("button", { name: "Publish" }).click();
    await expect(reviewer.getByText(/ published\.$/)).toBeVisible();
    await creator.goto(new URL(lesson, creator.url()).href);
  };

  await submit();
  await button(reviewer, "Request changes").click();
  await dialog(reviewer)
    .getByLabel(/^Block 1:/)
    .fill("Ohùn wo?");
  await dialog(reviewer)
    .getByLabel(/^Block 2:/)
    .fill("Ó gùn jù.");
  await button(reviewer, "Request changes").last().click();
  await expect(reviewer.getByText("2 comments to resolve")).toBeVisible();

  // From the comment to its block, which is mended.
  await creator.goto(creator.url());
  await creator.getByRole("link", { name: "Block 2: “Mélòó ni ogún?”" }).click();
  await expect(creator.getByRole("list", { name: "Asked for in review" })).toContainText("Ó gùn jù.");
  await expect(question(creator)).toBeFocused();
  await question(creator).fill("Mélòó ni ogún àti márùn-ún?");
  await creator.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  for (const left of ["1 comment to resolve", "All resolved"]) {
    await button(creator, "Resolve").first().click();
    await expect(creator.getByText(left)).toBeVisible();
  }
  await submit();
  await publish();

  // The second version, seen before it is published.
  await creator.getByRole("link", { name: "Edit session" }).click();
  await creator.getByRole("list", { name: "Blocks" }).getByRole("button").first().click();
  await question(creator).fill("Kí ni èyí ní Yorùbá?");
  await creator.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect(creator.getByText("Version 2 · 11 blocks")).toBeVisible();
  await submit();
  await button(reviewer, "Publish").click();
  await expect(dialog(reviewer)).toContainText("Version 2 takes the place of version 1 in the app.");
  await expect(dialog(reviewer).getByRole("list", { name: "Changes" })).toContainText("Kí ni èyí ní Yorùbá?");
  await expectAccessible(reviewer);
  await dialog(reviewer).getByRole("button", { name: "Cancel" }).click();
  await publish();

  // The player says right, nearly and wrong of every kind, and never the key.
  await button(creator, "Preview as learner").click();
  for (const [place, kind] of kinds.entries()) {
    await expect(dialog(creator)).toContainText(`${place + 1} of ${kinds.length}`);
    for (const [answer, verdict] of answers[kind] ?? []) {
      await answer(dialog(creator));
      await dialog(creator).getByRole("button", { name: "Check answer" }).click();
      await expect(dialog(creator).locator("div[role=status]")).toContainText(verdict);
    }
    if (kind === "SHORT_TEXT") await expectAccessible(creator);
    await dialog(creator).getByRole("button", { name: "Continue" }).click();
  }
  await expect(dialog(creator).getByRole("status")).toContainText("You answered 9 of 9 correctly.");

  await reviewer.goto(reviewer.url());
  await button(reviewer, "Restore").click();
  await expect(reviewer.getByText("Version 3 · 11 blocks")).toBeVisible();
  await expect(reviewer.getByRole("list", { name: "Blocks" })).toContainText("Kí ni èyí?");
});

test("nothing that was written is lost when the browser is killed", async () => {
  const lesson = `${await ownLesson([textBlock("Kí ni èyí?")])}/edit-session`;
  const pageOf = async ({ context }: MortalBrowser) => {
    const page = await context.newPage();
    await open(page, "content-creator", lesson);
    return page;
  };
  // It is on this device within a second or two; on the server only after twenty.
  const isKept = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const request = indexedDB.open("drafts");
          request.onsuccess = () => {
            const all = request.result.transaction("drafts").objectStore("drafts").getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result).includes("ọ̀rẹ́ mi"));
          };
        }),
    );
  await inOneProfile(async (startBrowser) => {
    const first = await startBrowser();
    const page = await pageOf(first);
    await page.getByRole("list", { name: "Blocks" }).getByRole("button").first().click();
    await question(page).fill("Kí nìyí, ọ̀rẹ́ mi?");
    await expect.poll(() => isKept(page)).toBe(true);
    await first.kill();

    const again = await pageOf(await startBrowser());
    await button(again, "Restore").click();
    await again.getByRole("list", { name: "Blocks" }).getByRole("button").first().click();
    await expect(question(again)).toHaveValue("Kí nìyí, ọ̀rẹ́ mi?");
  });
});
