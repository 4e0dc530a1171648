import { matchRoutes } from "react-router-dom";
import { roles } from "@app/domain/enums.ts";
import { outcomeOf, type Outcome, type SpecifiedRoute, type Visitor } from "@app/domain/testing/outcomes.ts";
import ownRoutes from "../../../../docs/spec/own-routes.json";
import routes from "../../../../docs/spec/routes.json";
import { aViewer } from "../testing/viewer.ts";
import { decide } from "./decide.ts";
import { routeTable } from "./route-table.ts";

const specified = [...routes, ...ownRoutes] as readonly SpecifiedRoute[];
const expectedOutcome = outcomeOf(specified);
const visitors: readonly Visitor[] = [...roles, null, "signed-out"];
/** More than any way from guard to guard has. */
const mostSteps = 5;

const sessionOf = (visitor: Visitor): Parameters<typeof decide>[1] =>
  visitor === "signed-out"
    ? { status: "signed-out", remember: true, arrival: null }
    : { status: "signed-in", viewer: aViewer(visitor), arrival: null };

/** The row that the router finds for an address. */
function rowAt(address: string) {
  const [match] = matchRoutes([...routeTable.map(({ path }) => ({ path }))], address) ?? [];
  return routeTable.find(({ path }) => path === match?.route.path)!;
}

/** Where the portal leads somebody who opens an address, from guard to guard. */
function follow(address: string, visitor: Visitor): Outcome | null {
  let at = address;
  for (let step = 0; step < mostSteps; step += 1) {
    const decision = decide(rowAt(at), sessionOf(visitor), at);
    if (!("go" in decision)) {
      if (decision.show === "refusal") return { at, show: "refusal" };
      if (at === "/404") return { at, show: "not-found" };
      return { at, show: /^\/login/.test(at) ? "sign-in" : "page" };
    }
    at = decision.go;
  }
  return null;
}

/** Values of the right shape for the parameters of a path, which are no path of their own. */
const addressOf = (path: string) =>
  path.replaceAll(/:\w+/g, "64b000000000000000000001").replace(/\*$/, path === "*" ? "/nowhere" : "nowhere");

describe.each(visitors)("for %s", (visitor) => {
  it.each(specified)("$path leads where the specification says", (route) => {
    const address = addressOf(route.path);
    expect(follow(address, visitor)).toEqual(expectedOutcome(route, address, visitor));
  });
});
