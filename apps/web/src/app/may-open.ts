import type { Viewer } from "../shared/session/session-context.ts";
import { isRedirect } from "../shared/page/app-route.ts";
import { decide } from "./decide.ts";
import { createRouteFinder } from "./find-route.ts";
import { routeTable } from "./route-table.ts";

const find = createRouteFinder(routeTable);

/** Whether somebody would see what a link within the portal leads to, and not a refusal or another page. */
export function mayOpen(href: string, viewer: Viewer): boolean {
  const row = find(new URL(href, location.origin).pathname)?.row;
  // What no route names is sent to the page that says so.
  if (row === undefined || row.path.endsWith("*")) return false;
  const decision = decide(row, { status: "signed-in", viewer, arrival: null }, href);
  if ("show" in decision) return decision.show === "page";
  return isRedirect(row) && decision.go === row.redirectTo && row.redirectTo !== href && mayOpen(decision.go, viewer);
}
