import { roles, type Role } from "@app/domain/enums.ts";
import { homeOf, permissionsOf } from "@app/domain/permissions.ts";
import { returnAddress } from "../shared/session/return-address.ts";
import type { SessionStatus } from "../shared/session/session-context.ts";
import { aViewer } from "../testing/viewer.ts";
import { isRedirect, type AppRoute } from "../shared/page/app-route.ts";
import { decide } from "./decide.ts";
import { routeTable } from "./route-table.ts";

const signedOut = { status: "signed-out", remember: true, arrival: null } as const;
const inside = (role: Role | null): SessionStatus & { arrival: null } => ({
  status: "signed-in",
  viewer: aViewer(role),
  arrival: null,
});
const rowOf = (path: string): AppRoute => routeTable.find((row) => row.path === path)!;
const everyone = [...roles, null];

it.each(routeTable.filter(({ path }) => path.startsWith("/app")))(
  "sends those not signed in from $path to sign in and back",
  ({ path }) => {
    const go = path === "/app" ? "/login" : `/login?from=${encodeURIComponent(path)}`;
    expect(decide(rowOf(path), signedOut, path)).toEqual({ go });
  },
);

describe.each(everyone)("for the role %s", (role) => {
  it.each(routeTable.filter(({ access }) => access === "guest"))("$path leads to the account", (row) => {
    expect(decide(row, inside(role), row.path)).toEqual({ go: "/app/account" });
  });

  it.each(routeTable.filter(({ access }) => access === "admin"))("$path is guarded", (row) => {
    const decision = decide(row, inside(role), row.path);
    if (role === "content-creator") expect(decision).toEqual({ go: "/app/langauge-app/words-list" });
    else if (isRedirect(row)) expect(decision).toEqual({ go: row.redirectTo });
    else expect(decision).toEqual({ show: permissionsOf(role).has(row.needs!) ? "page" : "refusal" });
  });

  it.each(routeTable.filter(({ access }) => access === "signed-in"))("$path opens or refuses", (row) => {
    const decision = decide(row, inside(role), row.path);
    if (isRedirect(row)) expect(decision).toEqual({ go: row.redirectTo });
    else expect(decision).toEqual({ show: permissionsOf(role).has(row.needs ?? "signedIn") ? "page" : "refusal" });
  });

  it("lets the role's home open", () => {
    expect(decide(rowOf(homeOf(role)), inside(role), homeOf(role))).toEqual({ show: "page" });
  });
});

it("gives every admin-only screen a permission", () => {
  const open = routeTable.filter((row) => row.access === "admin" && !isRedirect(row) && row.needs === undefined);
  expect(open).toEqual([]);
});

it("opens public pages without waiting for the session", () => {
  expect(decide(rowOf("/404"), { status: "restoring", arrival: null }, "/404")).toEqual({ show: "page" });
});

it("waits for the session before it decides on the signed-in part and the sign-in page", () => {
  const restoring = { status: "restoring", arrival: null } as const;
  expect(decide(rowOf("/app/account"), restoring, "/app/account")).toEqual({ show: "splash" });
  expect(decide(rowOf("/login"), restoring, "/login")).toEqual({ show: "splash" });
});

it("goes to the agreed place after signing in", () => {
  const session = { ...inside("admin"), arrival: "/app/tutoring/regions?q=uk" };
  expect(decide(rowOf("/login"), session, "/login")).toEqual({ go: "/app/tutoring/regions?q=uk" });
});

it("forgets the address of those who sign out on purpose", () => {
  const left = { status: "signed-out", remember: false, arrival: null } as const;
  expect(decide(rowOf("/app/account"), left, "/app/account?tab=security")).toEqual({ go: "/login" });
});

it.each([
  ["/app/tutoring/regions?q=uk", "/app/tutoring/regions?q=uk"],
  ["https://example.org/app", null],
  ["//example.org/app", null],
  ["/application", null],
  ["/login", null],
])("takes the return address %s as %s", (from, expected) => {
  expect(returnAddress(`?from=${encodeURIComponent(from)}`)).toBe(expected);
});
