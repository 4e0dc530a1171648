import { expect, test, type Page } from "@playwright/test";
import { realParameters } from "./support/addresses.ts";
import { builtScreens } from "./support/built-screens.ts";
import type { Outcome, SpecifiedRoute } from "@app/domain/testing/outcomes.ts";
import { remember, roleOf, type ViewerKind } from "./support/roles.ts";
import { expectedOutcome, specifiedRoutes } from "./support/routes.ts";
import { addressOf } from "./support/stack.ts";

const settleMs = 8_000;

/** Words by which a person, and this test, tells the outcomes apart. */
const words = {
  refusal: "You do not have access to this page.",
  "not-found": "This page does not exist",
  toCome: "This page is not built yet.",
};

const outcomeFor = (route: SpecifiedRoute, address: string, viewer: ViewerKind) =>
  expectedOutcome(route, address, viewer === "signed-out" ? viewer : roleOf(viewer));

/** What is to be seen: a page of the table of built screens, or the page that says it is to come. */
function textsOf(outcome: Outcome, route: SpecifiedRoute): { some: string | null; none: string[] } {
  if (outcome.show === "refusal" || outcome.show === "not-found") return { some: words[outcome.show], none: [] };
  if (outcome.show === "sign-in") return { some: "Sign in", none: Object.values(words) };
  const landed = specifiedRoutes.find(({ path }) => path === outcome.at) ?? route;
  if (!builtScreens.includes(landed.path)) return { some: words.toCome, none: [] };
  return { some: null, none: Object.values(words) };
}

/** What is to be seen, and where. */
interface Sight {
  at: string;
  some: string | null;
  none: readonly string[];
}

/** Waits until the page is where and what it should be; says what it is instead. */
async function settle(page: Page, wanted: Sight): Promise<string | null> {
  const [instead] = await followAll(page, [{ to: null, wanted }]);
  return instead ?? null;
}

/**
 * Follows paths inside the open page, one after the other, as the browser's own back and forward do; where `to` is null
 * it stays. Waits each time as `settle` does. All of it happens in the page: a word with it for each of thousands of
 * steps takes longer than the steps.
 */
async function followAll(
  page: Page,
  steps: readonly { to: string | null; wanted: Sight }[],
): Promise<(string | null)[]> {
  return page.evaluate(
    async ({ steps, settleMs }) => {
      const arrived = ({ at, some, none }: Sight) => {
        if (location.pathname + location.search !== at || document.querySelector("h1") === null) return false;
        const text = document.body.innerText;
        return (some === null || text.includes(some)) && !none.some((words) => text.includes(words));
      };
      const settled = async (wanted: Sight) => {
        const until = performance.now() + settleMs;
        while (!arrived(wanted)) {
          if (performance.now() > until)
            return `${location.pathname}${location.search}: ${document.body.innerText.slice(0, 200)}`;
          await new Promise((drawn) => requestAnimationFrame(drawn));
        }
        return null;
      };
      const found = [];
      for (const { to, wanted } of steps) {
        if (to !== null) {
          history.pushState({}, "", to);
          dispatchEvent(new PopStateEvent("popstate", { state: {} }));
        }
        found.push(await settled(wanted));
      }
      return found;
    },
    { steps, settleMs },
  );
}

/** A page whose text no outcome shares with it, so that nothing is read off the page before. */
function neutralTo(outcome: Outcome): Sight {
  if (outcome.show === "not-found") return { at: "/pricing", some: words.toCome, none: [] };
  return { at: "/404", some: words["not-found"], none: [] };
}

async function open(page: Page, viewer: ViewerKind): Promise<void> {
  if (viewer !== "signed-out") await remember(page, viewer);
  await page.goto(addressOf("/404"));
  await settle(page, { at: "/404", some: words["not-found"], none: [] });
}

test.describe.configure({ mode: "parallel" });

/** What a role changes is decided by a function that is tried on every path for everybody, in apps/web/src/app. */
test("every path leads where the specification says", async ({ page }) => {
  test.setTimeout(240_000);
  const fill = await realParameters();
  await open(page, "super-admin");
  const visits = specifiedRoutes.map((route) => {
    const address = fill(route.path);
    const outcome = outcomeFor(route, address, "super-admin");
    const neutral = neutralTo(outcome);
    const wanted = { at: outcome.at, ...textsOf(outcome, route) };
    return {
      name: `${route.path} as ${address}: not ${outcome.show} at ${outcome.at} but`,
      steps: [
        { to: neutral.at, wanted: neutral },
        { to: address, wanted },
      ],
    };
  });
  const instead = await followAll(
    page,
    visits.flatMap(({ steps }) => steps),
  );
  const wrong = visits.flatMap(({ name }, index) => {
    const found = instead[2 * index + 1];
    return typeof found === "string" ? [`${name} ${found}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** One path of each kind of guard, loaded anew by each kind of person that a guard knows. */
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

for (const viewer of ["signed-out", "no-role", "content-creator", "super-admin"] as const) {
  test(`a full load leads ${viewer} to the same places`, async ({ page }) => {
    const fill = await realParameters();
    await open(page, viewer);
    for (const route of specifiedRoutes.filter(({ path }) => classes.includes(path))) {
      const address = fill(route.path);
      const outcome = outcomeFor(route, address, viewer);
      await page.goto(addressOf(address));
      const wanted = { at: outcome.at, ...textsOf(outcome, route) };
      expect(await settle(page, wanted), route.path).toBeNull();
    }
  });
}
