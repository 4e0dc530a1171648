import { expect, test, type Page } from "@playwright/test";
import { realParameters } from "./support/addresses.ts";
import { builtScreens } from "./support/built-screens.ts";
import { remember, viewers, type ViewerKind } from "./support/roles.ts";
import { expectedOutcome, specifiedRoutes, type Outcome, type SpecifiedRoute } from "./support/routes.ts";
import { addressOf } from "./support/stack.ts";

const settleMs = 8_000;

/** Words by which a person, and this test, tells the outcomes apart. */
const words = {
  refusal: "You do not have access to this page.",
  "not-found": "There is no page here",
  toCome: "This page is not built yet.",
};

/** What is to be seen: a page of the table of built screens, or the page that says it is to come. */
function textsOf(outcome: Outcome, route: SpecifiedRoute): { some: string | null; none: string[] } {
  if (outcome.show === "refusal" || outcome.show === "not-found") return { some: words[outcome.show], none: [] };
  if (outcome.show === "sign-in") return { some: "Sign in", none: Object.values(words) };
  const landed = specifiedRoutes.find(({ path }) => path === outcome.at) ?? route;
  if (!builtScreens.includes(landed.path)) return { some: words.toCome, none: [] };
  return { some: null, none: Object.values(words) };
}

/** Waits until the page is where and what it should be; says what it is instead. */
async function settle(page: Page, at: string, some: string | null, none: readonly string[]): Promise<string | null> {
  const arrived = (wanted: { at: string; some: string | null; none: readonly string[] }) => {
    const text = document.body.innerText;
    if (location.pathname + location.search !== wanted.at || document.querySelector("h1") === null) return false;
    return (wanted.some === null || text.includes(wanted.some)) && !wanted.none.some((words) => text.includes(words));
  };
  const waited = page.waitForFunction(arrived, { at, some, none }, { polling: "raf", timeout: settleMs });
  return waited.then(
    () => null,
    () => page.evaluate(() => `${location.pathname}${location.search}: ${document.body.innerText.slice(0, 200)}`),
  );
}

/** Follows a path inside the open page, as the browser's own back and forward do. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/** Opens a page whose text no outcome shares with it, so that nothing is read off the page before. */
async function leave(page: Page, outcome: Outcome): Promise<void> {
  const neutral = outcome.show === "not-found" ? "/pricing" : "/404";
  await follow(page, neutral);
  await settle(page, neutral, outcome.show === "not-found" ? words.toCome : words["not-found"], []);
}

async function open(page: Page, viewer: ViewerKind): Promise<void> {
  if (viewer !== "signed-out") await remember(page, viewer);
  await page.goto(addressOf("/404"));
  await settle(page, "/404", words["not-found"], []);
}

test.describe.configure({ mode: "parallel" });

for (const viewer of viewers) {
  test(`every path leads ${viewer} where the specification says`, async ({ page }) => {
    test.setTimeout(240_000);
    const fill = await realParameters();
    await open(page, viewer);
    const wrong: string[] = [];
    for (const route of specifiedRoutes) {
      const address = fill(route.path);
      const outcome = expectedOutcome(route, address, viewer);
      await leave(page, outcome);
      await follow(page, address);
      const { some, none } = textsOf(outcome, route);
      const instead = await settle(page, outcome.at, some, none);
      if (instead !== null)
        wrong.push(`${route.path} as ${address}: not ${outcome.show} at ${outcome.at} but ${instead}`);
    }
    expect(wrong).toEqual([]);
  });
}

/** One path of each kind of guard, loaded anew. */
const classes = [
  "/",
  "/login",
  "/login-unprotected",
  "/app",
  "/app/account",
  "/app/content",
  "/app/partners",
  "/app/*",
  "*",
];

for (const viewer of viewers) {
  test(`a full load leads ${viewer} to the same places`, async ({ page }) => {
    const fill = await realParameters();
    await open(page, viewer);
    for (const route of specifiedRoutes.filter(({ path }) => classes.includes(path))) {
      const address = fill(route.path);
      const outcome = expectedOutcome(route, address, viewer);
      await page.goto(addressOf(address));
      const { some, none } = textsOf(outcome, route);
      expect(await settle(page, outcome.at, some, none), route.path).toBeNull();
    }
  });
}
