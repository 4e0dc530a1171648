import { expect, test, type Page } from "@playwright/test";
import { themes, type Theme } from "@app/domain/enums.ts";
import { realParameters } from "./support/addresses.ts";
import { findingsOn } from "./support/axe.ts";
import { builtScreens } from "./support/built-screens.ts";
import { freshContrast } from "./support/contrast.ts";
import { knownLooks } from "./support/known-looks.ts";
import { movesOn } from "./support/moves.ts";
import { remember, type ViewerKind } from "./support/roles.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const perTest = 12;

/** States of screens that have an address of their own, and a page that is to come inside and outside the shell. */
const states = [
  "/pricing",
  "/reset-password?code=any",
  "/app/calendar",
  "/app/account?tab=security",
  "/app/account?tab=notifications",
  "/app/tutoring/regions?new",
  "/app/system/settings?set=proposalHours&for=region",
  "/app/system/settings?set=gatewaysGBP",
  "/app/system/templates?new",
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

const pictureAddress = /\/files\/[0-9a-f]{24}$/;

/** What the browser complained about: failing scripts, refused styles. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => {
    // Another spec gives a colleague a picture and takes it away: a list drawn in between asks for what is gone.
    if (pictureAddress.test(message.location().url)) return;
    if (message.type() === "error") said.push(message.text());
  });
  return said;
}

/** Puts on a theme in the open page, as choosing it in another tab does, and waits until it is worn. */
async function wear(page: Page, theme: Theme): Promise<void> {
  const mode = theme === "LIGHT" ? "light" : "dark";
  if ((await page.evaluate(() => document.documentElement.dataset["theme"])) === mode) return;
  await page.evaluate((name) => {
    localStorage.setItem("settings", JSON.stringify({ theme: name }));
    dispatchEvent(new StorageEvent("storage", { key: "settings" }));
  }, theme);
  await page.waitForFunction((worn) => document.documentElement.dataset["theme"] === worn, mode);
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

test.describe.configure({ mode: "parallel" });

/** Kept for all looks of a worker: a way of drawing text that one has seen is not looked at again. */
const contrastIn = new Map(
  themes.map((theme) => [theme, freshContrast((page, within) => findingsOn(page, { contrast: "only", within }))]),
);

/** Everything at both widths; contrast in each theme, of what no look before has met. Ends in the theme it began with. */
async function expectNothingFound(page: Page, path: string): Promise<void> {
  for (const [at, size] of sizes.entries()) {
    await page.setViewportSize(size);
    expect.soft(await findingsOn(page, { contrast: "apart" }), `${path} at ${size.width} px`).toEqual([]);
    for (const theme of at % 2 === 0 ? themes : themes.toReversed()) {
      await wear(page, theme);
      const where = `${path} in ${theme} at ${size.width} px`;
      expect.soft(await contrastIn.get(theme)?.(page), where).toEqual([]);
    }
  }
}

for (let from = 0; from < looks.length; from += perTest) {
  const some = looks.slice(from, from + perTest);
  test(`screens ${from + 1} to ${from + some.length}: nothing is found in either theme, wide or narrow`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const fill = await realParameters();
    const known = knownLooks("axe.spec.ts", browser.version());
    const open = some.filter(({ path, by }) => !known.isGood(`${by} ${path}`));
    for (const by of new Set(open.map((look) => look.by))) {
      const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
      if (by !== "signed-out") await remember(page, by);
      const said = complaints(page);
      const moves = movesOn(page);
      for (const { path } of open.filter((look) => look.by === by)) {
        await test.step(`${path} for ${by}`, async () => {
          await moves.to(fill(path));
          await expectNothingFound(page, path);
          expect.soft(said.splice(0), path).toEqual([]);
          if (test.info().errors.length === 0) await known.remember(`${by} ${path}`, page);
        });
      }
      await page.context().close();
    }
  });
}

test("too little contrast in one theme alone is found, and told of until it is mended", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const contrast = freshContrast((on, within) => findingsOn(on, { contrast: "only", within }));
  await movesOn(page).to("/404");
  expect(await contrast(page)).toEqual([]);
  await wear(page, "ONE_DARK");
  await page.locator("h1").evaluate((heading) => (heading.style.color = "rgb(90, 90, 90)"));
  for (let time = 0; time < 2; time += 1) expect(await contrast(page)).toMatchObject([{ id: "color-contrast" }]);
  await page.locator("h1").evaluate((heading) => (heading.style.color = ""));
  expect(await contrast(page)).toEqual([]);
});
