import type { Outcome, SpecifiedRoute } from "@app/domain/testing/outcomes.ts";
import { builtScreens } from "./built-screens.ts";
import { roleOf, type ViewerKind } from "./roles.ts";
import { expectedOutcome, specifiedRoutes } from "./routes.ts";

/** Words by which people and tests tell what a path led to. */
export const words = {
  refusal: "You do not have access to this page.",
  "not-found": "This page does not exist",
  toCome: "This page is not built yet.",
};

/** What is to be seen, and where. */
export interface Sight {
  /** Path and query. */
  at: string;
  some: string | null;
  none: readonly string[];
}

/** Screens that lead away whoever is signed in. */
export const guestOnly = ["/login", "/register"];
/** Paths that `axe.spec.ts` goes to as the super-admin; there it checks their place and words, so that `matrix.spec.ts` need not go there again. */
export const lookedAtByAxe = builtScreens.filter((path) => !guestOnly.includes(path));

export const outcomeFor = (route: SpecifiedRoute, address: string, viewer: ViewerKind): Outcome =>
  expectedOutcome(route, address, viewer === "signed-out" ? viewer : roleOf(viewer));

/** What is to be seen: a page of the table of built screens, or the page that says it is to come. */
export function sightOf({ at, show }: Outcome, route: SpecifiedRoute): Sight {
  if (show === "refusal" || show === "not-found") return { at, some: words[show], none: [] };
  if (show === "sign-in") return { at, some: "Sign in", none: Object.values(words) };
  const landed = specifiedRoutes.find(({ path }) => path === at) ?? route;
  if (!builtScreens.includes(landed.path)) return { at, some: words.toCome, none: [] };
  return { at, some: null, none: Object.values(words) };
}
