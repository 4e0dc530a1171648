import routes from "../../../../docs/spec/routes.json";
import { isRedirect } from "./app-route.ts";
import { routeTable } from "./route-table.ts";

interface SpecifiedRoute {
  path: string;
  access: string;
  redirectTo?: string;
}

const specified: readonly SpecifiedRoute[] = routes;

it.each(specified)("gives $path the access and the redirect of the specification", ({ path, access, redirectTo }) => {
  const rows = routeTable.filter((row) => row.path === path);
  expect(rows).toHaveLength(1);
  const row = rows[0]!;
  expect(row.access).toBe(access);
  expect(isRedirect(row) ? row.redirectTo : undefined).toBe(redirectTo);
});

it("has no path that the specification does not name", () => {
  const known = new Set(specified.map(({ path }) => path));
  expect(routeTable.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

it("gives every screen a title", () => {
  expect(routeTable.filter((row) => !isRedirect(row) && row.title.trim() === "")).toEqual([]);
});
