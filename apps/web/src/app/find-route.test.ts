import { jest } from "@jest/globals";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { inShell, type AppRoute } from "../shared/page/app-route.ts";
import { createRouteFinder } from "./find-route.ts";
import { routeTable } from "./route-table.ts";

/** All rows as react-router's own routers would take them: the shell around those that have it. */
const routesOf = (rows: readonly AppRoute[]): RouteObject[] => {
  const toRoute = (row: AppRoute) => ({ path: row.path, handle: row });
  return [
    {
      children: [{ children: rows.filter(inShell).map(toRoute) }, ...rows.filter((row) => !inShell(row)).map(toRoute)],
    },
  ];
};
const find = createRouteFinder(routeTable);

const wordsOf = (path: string) =>
  path
    .replace(/\/+$/, "")
    .split("/")
    .map((word) => {
      try {
        return decodeURIComponent(word).toLowerCase();
      } catch {
        return word.toLowerCase();
      }
    });

/** Whether a path would take a word of an address for a parameter that a path with the same beginning names there. */
function mistakes(table: readonly AppRoute[], path: string, pathname: string): boolean {
  const [own, words] = [wordsOf(path), wordsOf(pathname)];
  const beginning = (parts: readonly string[], end: number) => parts.slice(0, end).join("/");
  return own.some(
    (part, at) =>
      part.startsWith(":") &&
      table.some((row) => {
        const parts = wordsOf(row.path);
        return parts[at] === words[at] && beginning(parts, at) === beginning(own, at);
      }),
  );
}

/** What react-router finds among all rows, but for those that would take a name for a parameter. */
function expected(pathname: string, table: readonly AppRoute[] = routeTable) {
  const all = matchRoutes(routesOf(table), pathname)?.at(-1);
  const isMistake = all && mistakes(table, (all.route.handle as AppRoute).path, pathname);
  const match = isMistake
    ? matchRoutes(routesOf(table.filter(({ path }) => !mistakes(table, path, pathname))), pathname)?.at(-1)
    : all;
  return match ? { path: (match.route.handle as AppRoute).path, params: match.params } : null;
}

function found(pathname: string) {
  const route = find(pathname);
  return route && { path: route.row.path, params: route.params };
}

const fill = (path: string, value: string) => path.replaceAll(/:\w+/g, value).replace(/\*$/, "any/where");

/** Odd ways to write an address, and others beside it: with more and with fewer parts, and other words in its place. */
const changes: readonly ((address: string) => string)[] = [
  (address) => address.toUpperCase(),
  (address) => address.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (address) => `${address}/`,
  (address) => `${address}//`,
  (address) => address.replaceAll("/", "//"),
  (address) => `${address}/more`,
  (address) => `${address}%`,
  (address) => address.split("/").slice(0, -1).join("/"),
  (address) => address.split("/").toSpliced(-1, 1, "create").join("/"),
  (address) => address.split("/").toSpliced(-2, 1, "other").join("/"),
];

/** Of those around a path a few, as all of them would take long; the next path has others. */
const around = routeTable.map(({ path }, at) => {
  const plain = fill(path, "64b000000000000000000001");
  const other = fill(path, "Yor%C3%B9b%C3%A1%20a%2Fb");
  const changed = [0, 1].map((step) => changes[(2 * at + step) % changes.length]?.(plain) ?? plain);
  return { path, addresses: new Set([plain, other, ...changed].map((one) => (one.startsWith("/") ? one : `/${one}`))) };
});

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each(around)("finds around $path what react-router finds among all paths", ({ addresses }) => {
  expect([...addresses].map(found)).toEqual([...addresses].map((at) => expected(at)));
});

it("prefers words to parameters, and either to the rest, in any order of the table", () => {
  const row = (path: string): AppRoute => ({ path, access: "public", title: path });
  const rows = ["*", "/a/*", "/a/:b", "/:a/b", "/a/b", "/a/:b/c", "/a/b/:c", "/"].map(row);
  for (const table of [rows, rows.toReversed()]) {
    const finder = createRouteFinder(table);
    const asks = ["/", "/a", "/a/b", "/a/x", "/x/b", "/a/b/c", "/a/x/c", "/a/b/x", "/a/x/y/z", "/x", "/x/y/z"];
    expect(asks.map((at) => finder(at)?.row.path)).toEqual(asks.map((at) => expected(at, table)?.path));
  }
});

it.each([
  "/app/tutoring/customers/64b000000000000000000001/edit",
  "/app/tutoring/tutors/64b000000000000000000001/edit/more",
  "/app/tutoring/calendar/today",
])("takes %s for no part of a curriculum, but for a page that does not exist", (pathname) => {
  expect(find(pathname)?.row.path).toBe("/app/*");
  expect(find("/app/tutoring/uk/exam/speaking")?.row.path).toBe("/app/tutoring/:region/:curriculum/:subject");
});

it("finds nothing where no path fits", () => {
  expect(createRouteFinder([{ path: "/a", access: "public", title: "A" }])("/b")).toBeNull();
});
