import { useMatches } from "react-router-dom";
import type { AppRoute } from "../shared/page/app-route.ts";

/** The row of the route that is open. */
export function useRouteRow(): AppRoute {
  const row = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as AppRoute | undefined;
  if (row === undefined) throw new Error("No route matches.");
  return row;
}
