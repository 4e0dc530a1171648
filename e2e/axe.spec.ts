import { expect, test, type Page } from "@playwright/test";
import { themes, type Theme } from "@app/domain/enums.ts";
import { realParameters } from "./support/addresses.ts";
import { findingsOn } from "./support/axe.ts";
import { builtScreens } from "./support/built-screens.ts";
import { remember, type ViewerKind } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const perTest = 8;

/** States of screens that have an address of their own, and a page that is to come inside and outside the shell. */
const states = [
  "/pricing",
  "/reset-password?code=any",
  "/app/calendar",
  "/app/account?tab=security",
  "/app/account?tab=notifications",
  "/app/tutoring/regions?new",
  "/app/tutoring/curriculums/igbo-for-families-uk?do=attach",
  "/app/tutoring/curriculums/igbo-for-families-uk/ages-5-to-8?tab=learners",
  "/app/management/admin/:userId?tab=permissions",
  "/app/management/admin/:userId?tab=sessions",
  "/app/management/admin/:userId?tab=activity",
];
const guestOnly = ["/login", "/register"];
const refused = ["/app/tutoring/regions"];

interface Look {
  path: string;
  by: ViewerKind;
}

const looks: readonly Look[] = [
  ...builtScreens.filter((path) => !guestOnly.includes(path)).map((path) => ({ path, by: "super-admin" as const })),
  ...states.map((path) => ({ path, by: "super-admin" as const })),
  ...guestOnly.map((path) => ({ path, by: "signed-out" as const })),
  ...refused.map((path) => ({ path, by: "no-role" as const })),
];

/** What the browser complained about: failing scripts, refused styles. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  return said;
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Puts on a theme in the open page, as choosing it in another tab does, and waits until it is worn. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem("settings", JSON.stringify({ theme: name }));
    dispatchEvent(new StorageEvent("storage", { key: "settings" }));
  }, theme);
  const mode = theme === "LIGHT" ? "light" : "dark";
  await page.waitForFunction((worn) => document.documentElement.dataset["theme"] === worn, mode);
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

test.describe.configure({ mode: "parallel" });

for (let from = 0; from < looks.length; from += perTest) {
  const some = looks.slice(from, from + perTest);
  test.describe(`screens ${from + 1} to ${from + some.length}`, () => {
    test.use({ reducedMotion: "reduce" });
    test("nothing is found in either theme, wide or narrow", async ({ browser }) => {
      test.setTimeout(240_000);
      const fill = await realParameters();
      for (const by of new Set(some.map((look) => look.by))) {
        const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
        if (by !== "signed-out") await remember(page, by);
        const said = complaints(page);
        for (const { path } of some.filter((look) => look.by === by)) {
          await test.step(`${path} for ${by}`, async () => {
            await page.goto(addressOf(fill(path)));
            await settled(page);
            for (const size of sizes) {
              await page.setViewportSize(size);
              for (const theme of themes) {
                await wear(page, theme);
                const where = `${path} in ${theme} at ${size.width} px`;
                // Only colours follow the theme; everything else is found in the first.
                expect.soft(await findingsOn(page, theme === themes[0] ? "all" : "colours"), where).toEqual([]);
              }
            }
            expect.soft(said.splice(0), path).toEqual([]);
          });
        }
        await page.context().close();
      }
    });
  });
}
