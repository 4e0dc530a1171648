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

interface Path {
  row: AppRoute;
  parts: readonly string[];
  /** Ends in "*", which takes whatever is left. */
  isLong: boolean;
}

const isRest = ({ parts, isLong }: Path, at: number) => isLong && at >= parts.length - 1;

/** The paths that an address may be of: where one names a step, others do not take it for a parameter. */
function fittingPaths(paths: readonly Path[], steps: readonly string[]): readonly Path[] {
  let fitting = paths;
  for (const [at, step] of steps.entries()) {
    const isNamed = fitting.some(({ parts }) => parts[at] === step);
    fitting = fitting.filter((path) => {
      if (isRest(path, at)) return true;
      return isNamed ? path.parts[at] === step : path.parts[at]?.startsWith(":");
    });
  }
  return fitting.filter(({ parts, isLong }) => isLong || parts.length === steps.length);
}

/**
 * Finds the row of the route table for an address. Only the few paths that fit it are given to react-router, which ranks
 * them: looking through all of them takes longer than drawing a small page. A name in one path is never a parameter of
 * another: nothing below "/app/tutoring/customers" is of the region "customers".
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
    const fitting = fittingPaths(paths, partsOf(pathname));
    const match = matchRoutes(
      fitting.map(({ row }) => ({ path: row.path, handle: row })),
      pathname,
    )?.at(-1);
    return match ? { row: match.route.handle, params: match.params } : null;
  };
}
