import { expect, type Page } from "@playwright/test";
import { themes, type Theme } from "@app/domain/enums.ts";
import { realParameters } from "./support/addresses.ts";
import { findingsOn } from "./support/axe.ts";
import { knownLooks } from "./support/known-looks.ts";
import { movesOn } from "./support/moves.ts";
import { remember, type ViewerKind } from "./support/roles.ts";
import { specifiedRoutes } from "./support/routes.ts";
import { guestOnly, lookedAtByAxe, outcomeFor, sightOf } from "./support/sights.ts";
import { expectRinged, noteStops } from "./support/stops.ts";
import { test } from "./support/test.ts";

/** The wide one last: it is the one in which Tab then goes through the page. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const perTest = 12;

/** Dialogs and further tabs that Tab goes through as well. */
const dialogs = [
  "/app/account?tab=security",
  "/app/account?tab=notifications",
  "/app/account?tab=subscription",
  "/app/tutoring/regions?new",
  "/app/tutoring/curriculums?new",
];
/** States of screens that have an address of their own, and a page that is to come. */
const states = [
  "/reset-password?code=any",
  "/app/calendar",
  ...dialogs,
  "/app/system/settings?set=proposalHours&for=region",
  "/app/system/settings?set=gatewaysGBP",
  "/app/system/templates?new",
  "/app/tutoring/curriculums/igbo-for-families-uk?do=attach",
  "/app/tutoring/curriculums/igbo-for-families-uk/ages-5-to-8?tab=learners",
  "/app/management/admin/:userId?tab=permissions",
  "/app/management/admin/:userId?tab=sessions",
  "/app/management/admin/:userId?tab=activity",
];
const refused = ["/app/tutoring/regions"];
/** Without the code of an email it only says that the link is not valid; with one, its own spec walks through it. */
const nothingToPress = ["/answer", "/invoice"];

/** They lead to the page of whoever is signed in, below themselves. */
const leadsToOwn = ["/app/content/content-creators/my-lessons"];

interface Look {
  path: string;
  by: ViewerKind;
  /** Whether Tab goes through it too. */
  isWalked: boolean;
}

const looks: readonly Look[] = [
  ...lookedAtByAxe.map((path) => ({ path, by: "super-admin" as const, isWalked: !nothingToPress.includes(path) })),
  ...states.map((path) => ({ path, by: "super-admin" as const, isWalked: dialogs.includes(path) })),
  ...guestOnly.map((path) => ({ path, by: "signed-out" as const, isWalked: true })),
  ...refused.map((path) => ({ path, by: "no-role" as const, isWalked: false })),
];

/** Expects to be on the right page: at its address, and without the words of those that say no, "not found" or "not built yet". */
async function expectSight(page: Page, { path, by }: Look, address: string): Promise<void> {
  const route = specifiedRoutes.find((one) => one.path === path);
  if (route === undefined) return;
  const { at, some, none } = sightOf(outcomeFor(route, address, by), route);
  const seen = await page.evaluate(() => ({
    at: location.pathname + location.search,
    text: document.body.innerText,
  }));
  if (leadsToOwn.includes(path)) expect.soft(seen.at.replace(/\/[0-9a-f]{24}$/, ""), path).toBe(at);
  else expect.soft(seen.at, path).toBe(at);
  if (some !== null) expect.soft(seen.text, path).toContain(some);
  for (const words of none) expect.soft(seen.text, path).not.toContain(words);
}

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

/** Puts on a theme in the open page, as choosing it in another tab does, and waits until it is worn. All of it in the page: each word with it waits until the page is drawn. */
async function wear(page: Page, theme: Theme): Promise<void> {
  const mode = theme === "LIGHT" ? "light" : "dark";
  await page.evaluate(
    async ({ mode, theme }) => {
      const worn = () => document.documentElement.dataset["theme"];
      const drawn = () => new Promise((done) => requestAnimationFrame(done));
      if (worn() === mode) return;
      localStorage.setItem("settings", JSON.stringify({ theme }));
      dispatchEvent(new StorageEvent("storage", { key: "settings" }));
      while (worn() !== mode) await drawn();
      await drawn();
      await drawn();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    },
    { mode, theme },
  );
}

test.describe.configure({ mode: "parallel" });

/** Everything at both widths, contrast in each theme. Ends in the theme it began with. */
async function expectNothingFound(page: Page, path: string): Promise<void> {
  for (const [at, size] of sizes.entries()) {
    await page.setViewportSize(size);
    for (const [nth, theme] of (at % 2 === 0 ? themes : themes.toReversed()).entries()) {
      await wear(page, theme);
      const where = `${path} in ${theme} at ${size.width} px`;
      expect.soft(await findingsOn(page, { contrastAlone: nth > 0 }), where).toEqual([]);
    }
  }
}

/** The shell is the same around every page, so a worker walks through it once. */
let isShellKnown = false;

/** Goes through the page by Tab, and expects a ring in both themes at every stop. */
async function expectWalkRinged(page: Page, path: string): Promise<void> {
  // What is open over the page holds the focus, so that there is nothing of the shell to walk through.
  const isOver = (await page.getByRole("dialog").count()) > 0;
  await expectRinged(page, path, isShellKnown && !isOver ? "main" : "beginning");
  isShellKnown ||= path.startsWith("/app") && !isOver;
}

for (let from = 0; from < looks.length; from += perTest) {
  const some = looks.slice(from, from + perTest);
  test(`screens ${from + 1} to ${from + some.length}: nothing is found in either theme, wide or narrow, and every stop of Tab is ringed`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const fill = await realParameters();
    const known = knownLooks("axe.spec.ts", browser.version());
    const open = some.filter(({ path, by }) => !known.isGood(`${by} ${path}`));
    for (const by of new Set(open.map((look) => look.by))) {
      const page = await (await browser.newContext()).newPage();
      await page.addInitScript(noteStops);
      if (by !== "signed-out") await remember(page, by);
      const said = complaints(page);
      const moves = movesOn(page);
      for (const look of open.filter((one) => one.by === by)) {
        const { path, isWalked } = look;
        await test.step(`${path} for ${by}`, async () => {
          await moves.to(fill(path));
          await expectSight(page, look, fill(path));
          await expectNothingFound(page, path);
          if (isWalked) await expectWalkRinged(page, path);
          expect.soft(said.splice(0), path).toEqual([]);
          if (test.info().errors.length === 0) await known.remember(`${by} ${path}`, page);
        });
      }
      await page.context().close();
    }
  });
}

test("too little contrast in one theme alone is found, and told of until it is mended", async ({ page }) => {
  const seen = new Set<string>();
  await movesOn(page).to("/404");
  expect(await findingsOn(page, { seen })).toEqual([]);
  await wear(page, "ONE_DARK");
  await page.locator("h1").evaluate((heading) => (heading.style.color = "rgb(90, 90, 90)"));
  for (const contrastAlone of [true, true, false])
    expect(await findingsOn(page, { contrastAlone, seen })).toMatchObject([{ id: "color-contrast" }]);
  await page.locator("h1").evaluate((heading) => (heading.style.color = ""));
  expect(await findingsOn(page, { seen })).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute("lang"));
  expect(await findingsOn(page, { seen })).toMatchObject([{ id: "html-has-lang" }]);
});

test("what is drawn anew while its contrast is looked at is looked at again", async ({ page }) => {
  await movesOn(page).to("/404");
  await findingsOn(page);
  await page.evaluate(() => {
    const { run } = window.axe;
    window.axe.run = async (...asked: unknown[]) => {
      window.axe.run = run;
      const heading = document.querySelector("h1");
      const anew = document.createElement("h1");
      anew.textContent = heading?.textContent ?? "";
      anew.style.color = "rgb(250, 250, 250)";
      heading?.replaceWith(anew);
      return (run as (...asked: unknown[]) => Promise<unknown>)(...asked);
    };
  });
  expect(await findingsOn(page, { contrastAlone: true, seen: new Set() })).toMatchObject([{ id: "color-contrast" }]);
});
