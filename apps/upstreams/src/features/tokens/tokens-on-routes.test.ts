import type { Permission } from "@app/domain/permissions.ts";
import { grantsOf } from "@app/domain/tokens/token-grants.ts";
import { partsV1, partsV2 } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";
import type { MadeTokenRecord } from "./service-token.record.ts";

let world: World;
let ownerId = "";
const made = new Map<string, string>();
beforeAll(async () => {
  world = await openWorld();
  const [owner] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'super-admin@demo.test'",
  );
  ownerId = owner?.id ?? "";
});
afterAll(() => world.close());

/** What a token with these scopes sends. */
async function tokenWith(scopes: readonly Permission[]): Promise<string> {
  const key = scopes.join(" ");
  const known = made.get(key);
  if (known !== undefined) return known;
  const body = { name: "Walker", ownerId, scopes, expiresOn: "2026-12-31" };
  const answer = await world.v2<One<MadeTokenRecord>>("post", "/service-tokens", { as: "super-admin", body });
  const secret = answer.body.data.secret ?? "";
  made.set(key, secret);
  return secret;
}

type Guarded = Exclude<Route, { kind: "open" }>;
const routes: [server: "v1" | "v2", route: Guarded][] = [
  ...partsV1({} as never).routes.map((route): ["v1", Route] => ["v1", route]),
  ...partsV2.routes.map((route): ["v2", Route] => ["v2", route]),
].filter((one): one is ["v1" | "v2", Guarded] => one[1].kind !== "open");

const grantable = grantsOf("super-admin");

async function statusOf(server: "v1" | "v2", route: Guarded, secret: string): Promise<number> {
  const path = route.path.replaceAll(/\{\w+\}/g, "0".repeat(24));
  const headers = { authorization: `Bearer ${secret}` };
  const { status } = await world[server](route.method, path, {
    headers,
    ...(route.method !== "get" && { body: {} }),
  });
  return status;
}

/** It takes what a token may have, and is a person's all the same. */
const peoples = new Set(["post /admin/view-as"]);

it.each(routes.map(([server, route]) => ({ server, route, name: `${route.method} ${route.path}` })))(
  "$name on $server opens to a token with its permission alone, and to none without it",
  async ({ server, route, name }) => {
    const { permission } = route;
    const others = [...grantable].filter((scope) => scope !== permission);
    const without = await statusOf(server, route, await tokenWith(others));
    expect([name, without === 403]).toEqual([name, permission !== "caller"]);
    expect(without).not.toBe(401);
    expect(without).toBeLessThan(500);
    if (!grantable.has(permission)) return;
    const alone = await statusOf(server, route, await tokenWith([permission]));
    // An empty body is refused before a person is asked for.
    expect([name, alone === 403 && !peoples.has(name)]).toEqual([name, false]);
    expect(alone).not.toBe(401);
    expect(alone).toBeLessThan(500);
  },
);

it("views as nobody, and reaches neither signing in nor the stream of changes", async () => {
  const headers = { authorization: `Bearer ${await tokenWith(["system:act"])}` };
  const viewing = await world.v1("post", "/admin/view-as", { headers, body: { role: "admin" } });
  expect(viewing.status).toBe(403);
  for (const server of ["v1", "v2"] as const)
    expect((await world[server]("get", "/events", { headers })).status).toBe(401);
});

it("opens of the older server's GraphQL what its permissions say", async () => {
  const ask = async (scopes: readonly Permission[]) => {
    const headers = { authorization: `Bearer ${await tokenWith(scopes)}` };
    const { body } = await world.v1("post", "/graphql", { headers, body: { query: "{ exams { items { _id } } }" } });
    return JSON.stringify(body);
  };
  expect(await ask(["words:read"])).toContain("permission");
  expect(await ask(["exams:read"])).not.toContain("permission");
});
