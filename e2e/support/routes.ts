import { readFileSync } from "node:fs";
import { outcomeOf, type SpecifiedRoute } from "@app/domain/testing/outcomes.ts";

const listed = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../docs/spec/${name}`, import.meta.url), "utf8")) as SpecifiedRoute[];
/** Every path of the specification, and those of the portal's own. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [...listed("routes.json"), ...listed("own-routes.json")];

/** Paths that the gateway answers with pages of their own, outside the portal: site.spec.ts goes to them. */
const ofSite = /^\/(?:home|pricing|docs(?:\/|$))/;
export const isOfSite = ({ path }: SpecifiedRoute): boolean => ofSite.test(path);

/** What a person gets to see who opens one of them. */
export const expectedOutcome = outcomeOf(specifiedRoutes);
