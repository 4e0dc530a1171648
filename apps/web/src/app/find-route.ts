import { matchRoutes, type Params } from "react-router-dom";
import type { AppRoute } from "../shared/page/app-route.ts";

interface FoundRoute {
  row: AppRoute;
  /** What the address says where the row's path has parameters. */
  params: Params;
}

/** The parts of a path or an address, as react-router compares them. */
function partsOf(pathname: string): readonly string[] {
  const parts = pathname.replace(/\/+$/, "").split("/");
  try {
    return parts.map((part) => decodeURIComponent(part).toLowerCase());
  } catch {
    return parts.map((part) => part.toLowerCase());
  }
}

const isOpen = (part: string) => part.startsWith(":") || part === "*";

/**
 * Finds the row of the route table for an address. Only the few paths that have its beginning and its length are given
 * to react-router, which ranks them: looking through all of them takes longer than drawing a small page.
 *
 *     const find = createRouteFinder(routeTable);
 *     find("/app/tutoring/uk/curriculums")?.params; // { region: "uk" }
 */
export function createRouteFinder(rows: readonly AppRoute[]): (pathname: string) => FoundRoute | null {
  const paths = rows.map((row) => {
    const parts = partsOf(row.path);
    return { row, parts, isLong: parts.at(-1) === "*" };
  });

  return (pathname) => {
    const steps = partsOf(pathname);
    const fitting = paths.filter(
      ({ parts, isLong }) =>
        (isLong || parts.length === steps.length) && parts.every((part, at) => isOpen(part) || part === steps[at]),
    );
    const match = matchRoutes(
      fitting.map(({ row }) => ({ path: row.path, handle: row })),
      pathname,
    )?.at(-1);
    return match ? { row: match.route.handle, params: match.params } : null;
  };
}
