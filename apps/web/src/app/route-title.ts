import { matchPath } from "react-router-dom";
import { isRedirect } from "../shared/page/app-route.ts";
import { routeTable } from "./route-table.ts";

const pages = routeTable.filter((row) => !isRedirect(row)).toSorted((a, b) => colons(a.path) - colons(b.path));

function colons(path: string): number {
  return path.split(":").length;
}

/** The title of the page behind an address; null where there is none. */
export function routeTitle(address: string): string | null {
  const path = address.split(/[?#]/)[0] ?? "";
  return pages.find((row) => matchPath(row.path, path))?.title ?? null;
}
