import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, test, type Browser, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { browserToLaunch } from "./support/chromium.ts";
import { allKinds, answers, kinds } from "./support/all-kinds.ts";
import { ownLesson, textBlock } from "./support/lessons.ts";
import { open } from "./support/open.ts";
import type { Account } from "./support/roles.ts";

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

/** A browser of its own over a folder, whose process can be killed. */
async function ownBrowser(folder: string): Promise<{ browser: Browser; kill: () => Promise<void> }> {
  const { executablePath, args, env } = await browserToLaunch();
  const flags = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${folder}`, "--no-first-run"];
  await rm(join(folder, "DevToolsActivePort"), { force: true });
  const child = spawn(executablePath, [...args, ...flags, "about:blank"], { env, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = () => readFile(join(folder, "DevToolsActivePort"), "utf8").then((text) => text.split("\n")[0] ?? "");
  await expect.poll(() => port().catch(() => "")).not.toBe("");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await port()}`);
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { browser, kill };
}

test("nothing that was written is lost when the browser is killed", async () => {
  const lesson = `${await ownLesson([textBlock("Kí ni èyí?")])}/edit-session`;
  const folder = await mkdtemp(join(tmpdir(), "builder-"));
  const pageOf = async (browser: Browser) => {
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
    await open(page, "content-creator", lesson);
    return page;
  };
  const first = await ownBrowser(folder);
  const page = await pageOf(first.browser);
  await page.getByRole("list", { name: "Blocks" }).getByRole("button").first().click();
  await question(page).fill("Kí nìyí, ọ̀rẹ́ mi?");
  // It is on this device within a second or two; on the server only after twenty.
  const isKept = () =>
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
  await expect.poll(isKept).toBe(true);
  await first.kill();

  const second = await ownBrowser(folder);
  try {
    const again = await pageOf(second.browser);
    await button(again, "Restore").click();
    await again.getByRole("list", { name: "Blocks" }).getByRole("button").first().click();
    await expect(question(again)).toHaveValue("Kí nìyí, ọ̀rẹ́ mi?");
  } finally {
    await second.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
