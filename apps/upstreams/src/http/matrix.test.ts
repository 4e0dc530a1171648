import { roles } from "@app/domain/enums.ts";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import { partsV1, partsV2 } from "../app.ts";
import { openWorld, type Caller, type World } from "../testing/world.ts";
import type { Route } from "./route.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const callers: Caller[] = [...roles, "no-role", null];
const routes: [server: "v1" | "v2", route: Route][] = [
  ...partsV1({} as never).routes.map((route): ["v1", Route] => ["v1", route]),
  ...partsV2.routes.map((route): ["v2", Route] => ["v2", route]),
];
// Signing out last would end the sessions that the other rows use.
const guarded = routes.filter(([, route]) => route.kind !== "open" && route.path !== "/admin/logout");
const table = callers.flatMap((caller) =>
  guarded.map(([server, route]) => ({ caller, server, route, name: `${route.method} ${route.path}` })),
);

it.each(table)("$caller: $name on $server is open exactly as the matrix says", async ({ caller, server, route }) => {
  const path = route.path.replaceAll(/\{\w+\}/g, "0".repeat(24));
  const { status } = await world[server](route.method, path, {
    as: caller,
    ...(route.method !== "get" && { body: {} }),
  });
  if (caller === null) {
    expect(status).toBe(401);
    return;
  }
  const permission = route.kind === "open" ? "signedIn" : route.permission;
  const may = permissionsOf(roleFrom(caller)).has(permission);
  expect(status === 403).toBe(!may);
  expect(status).not.toBe(401);
  expect(status).toBeLessThan(500);
});

it("treats a role that is not in the list as none", async () => {
  await world.rows("update account_users set user_role = 'owner' where email = 'no-role@demo.test'");
  expect((await world.v2("get", "/admin/region", { as: "no-role" })).status).toBe(403);
  await world.rows("update account_users set user_role = '' where email = 'no-role@demo.test'");
});
