import { jest } from "@jest/globals";
import { NavigationType } from "react-router-dom";
import type { AppRoute } from "../page/app-route.ts";
import { followPages } from "./pages.ts";

const { Pop, Push, Replace } = NavigationType;
const page = (path: string): AppRoute => ({ path, access: "signed-in", title: "A page" });
const rows: Readonly<Record<string, AppRoute>> = {
  "/app": { path: "/app", access: "signed-in", redirectTo: "/app/today" },
  "/app/today": page("/app/today"),
  "/app/customers/1": page("/app/customers/:customerId"),
  "/app/customers/2": page("/app/customers/:customerId"),
};

/** A router at an address, and what has been counted of it. */
function follow(first: string) {
  let listener = () => {};
  const history = {
    current: { location: { pathname: first }, action: Pop },
    listen: (given: () => void) => {
      listener = given;
      return () => undefined;
    },
  };
  const counted: [string, string | null][] = [];
  const find = (pathname: string) => (rows[pathname] ? { row: rows[pathname] } : null);
  followPages({ history, find }, (...one) => counted.push(one));
  const step = (pathname: string, action = Push) => {
    history.current = { location: { pathname }, action };
    listener();
  };
  return { counted, step, settle: () => jest.runAllTimers() };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it("counts the page that is open by its pattern, once it has stood for a moment", () => {
  const { counted, settle } = follow("/app/customers/1");
  expect(counted).toEqual([]);
  settle();
  expect(counted).toEqual([["/app/customers/:customerId", null]]);
});

it("counts each record, and pages that are left at once", () => {
  const { counted, step, settle } = follow("/app/today");
  settle();
  step("/app/customers/1");
  step("/app/customers/2");
  step("/app/today", Pop);
  settle();
  expect(counted).toEqual([
    ["/app/today", null],
    ["/app/customers/:customerId", "/app/today"],
    ["/app/customers/:customerId", "/app/customers/:customerId"],
    ["/app/today", "/app/customers/:customerId"],
  ]);
});

it("counts a change of the query or of the hash for nothing", () => {
  const { counted, step, settle } = follow("/app/today");
  settle();
  step("/app/today");
  settle();
  step("/app/today", Replace);
  settle();
  expect(counted).toHaveLength(1);
});

it.each([
  ["of the route table, however slow", "/app"],
  ["of a guard, at once", "/app/customers/1"],
])("counts a redirect %s for nothing", (_what, from) => {
  const { counted, step, settle } = follow("/app/customers/2");
  settle();
  step(from);
  if (from === "/app") settle();
  step("/app/today", Replace);
  settle();
  expect(counted).toEqual([
    ["/app/customers/:customerId", null],
    ["/app/today", "/app/customers/:customerId"],
  ]);
});

it("counts nothing at an address that no page has", () => {
  const { counted, settle } = follow("/nowhere");
  settle();
  expect(counted).toEqual([]);
});
