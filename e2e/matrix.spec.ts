import { expect, type Page } from "@playwright/test";
import { realParameters } from "./support/addresses.ts";
import type { Outcome } from "@app/domain/testing/outcomes.ts";
import { remember, type ViewerKind } from "./support/roles.ts";
import { isOfSite, specifiedRoutes } from "./support/routes.ts";
import { lookedAtByAxe, outcomeFor, sightOf, words, type Sight } from "./support/sights.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const settleMs = 8_000;

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
  if (outcome.show === "not-found") return { at: "/login-unprotected", some: "Sign in", none: [] };
  return { at: "/404", some: words["not-found"], none: [] };
}

async function open(page: Page, viewer: ViewerKind): Promise<void> {
  if (viewer !== "signed-out") await remember(page, viewer);
  await page.goto(addressOf("/404"));
  await settle(page, { at: "/404", some: words["not-found"], none: [] });
}

test.describe.configure({ mode: "parallel" });

/** `axe.spec.ts` goes to all others, and checks the same there. What a role changes is decided by a function that is tried on every path for everybody, in apps/web/src/app. */
test("every path that axe does not go to leads where the specification says", async ({ page }) => {
  test.setTimeout(240_000);
  const fill = await realParameters();
  await open(page, "super-admin");
  const routes = specifiedRoutes.filter((route) => !lookedAtByAxe.includes(route.path) && !isOfSite(route));
  const visits = routes.map((route) => {
    const address = fill(route.path);
    const outcome = outcomeFor(route, address, "super-admin");
    const neutral = neutralTo(outcome);
    const wanted = sightOf(outcome, route);
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
      const wanted = sightOf(outcome, route);
      expect(await settle(page, wanted), route.path).toBeNull();
    }
  });
}
