import ownRoutes from "../../../../docs/spec/own-routes.json";
import routes from "../../../../docs/spec/routes.json";
import { isRedirect } from "../shared/page/app-route.ts";
import { routeTable } from "./route-table.ts";

interface SpecifiedRoute {
  path: string;
  access: string;
  redirectTo?: string;
}

const specified: readonly SpecifiedRoute[] = [...routes, ...ownRoutes];

it.each(specified)("gives $path the access and the redirect of the specification", ({ path, access, redirectTo }) => {
  const rows = routeTable.filter((row) => row.path === path);
  expect(rows).toHaveLength(1);
  const row = rows[0]!;
  expect(row.access).toBe(access);
  expect(isRedirect(row) ? row.redirectTo : undefined).toBe(redirectTo);
});

it("has no path that neither the specification nor the list of own routes names", () => {
  const known = new Set(specified.map(({ path }) => path));
  expect(routeTable.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

it("lists no path of the specification as its own", () => {
  const given = new Set(routes.map(({ path }) => path));
  expect(ownRoutes.filter(({ path }) => given.has(path))).toEqual([]);
});

it("gives every screen a title", () => {
  expect(routeTable.filter((row) => !isRedirect(row) && row.title.trim() === "")).toEqual([]);
});
