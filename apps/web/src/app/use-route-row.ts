import { createContext, use } from "react";
import type { AppRoute } from "../shared/page/app-route.ts";

export const RouteRowContext = createContext<AppRoute | null>(null);

/** The row of the route that is open. */
export function useRouteRow(): AppRoute {
  const row = use(RouteRowContext);
  if (row === null) throw new Error("No route is open.");
  return row;
}
