import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, test, type Browser, type Page } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { expectAccessible } from "./support/axe.ts";
import { browserToLaunch } from "./support/chromium.ts";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const account = "content-manager";
const list = "/app/tutoring/curriculums?new";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add curriculum" });

interface OwnBrowser {
  browser: Browser;
  /** As a crash or a dead battery ends it. */
  kill: () => Promise<void>;
}

/** A browser with a profile that outlives it. */
async function startBrowser(profile: string): Promise<OwnBrowser> {
  const { executablePath, env, args } = await browserToLaunch();
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(executablePath, [...args, ...own], { env, stdio: ["ignore", "ignore", "pipe"], detached: true });
  const browser = await chromium.connectOverCDP(await debuggerOf(child));
  return {
    browser,
    kill: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (text: Buffer) => {
      said += text.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The browser did not start: ${said}`)));
  });
}

async function openNew({ browser }: OwnBrowser): Promise<Page> {
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("The browser has no profile.");
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
  const profile = await mkdtemp(join(tmpdir(), "portal-profile-"));
  const first = await startBrowser(profile);
  const before = await openNew(first);
  await dialog(before).getByLabel("Name").fill("Ìwé àkọ́kọ́ for families");
  await choose(dialog(before).getByLabel("Subject"), "Yoruba");
  await expect.poll(() => keptIn(before)).toEqual([expect.stringContaining("Yoruba")]);
  await first.kill();

  const second = await startBrowser(profile);
  const page = await openNew(second);
  await expect(dialog(page).getByText(/^You have unsaved changes from \d\d:\d\d\.$/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Restore" }).click();
  await expect(dialog(page).getByLabel("Name")).toHaveValue("Ìwé àkọ́kọ́ for families");
  await expect(dialog(page).getByLabel("Subject")).toHaveText("Yoruba");
  await second.kill();
  await rm(profile, { recursive: true, force: true });
});

test("logging out asks what becomes of unsaved changes, and removes them when told to", async ({ page }) => {
  await remember(page, account);
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
