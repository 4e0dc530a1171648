import { createHash } from "node:crypto";
import { partsV1, partsV2 } from "./app.ts";
import { secretNames } from "./http/fingerprint.ts";
import type { Route } from "./http/route.ts";
import { linkTo, newestMail } from "./testing/mailbox.ts";
import { openWorld, type Call, type World } from "./testing/world.ts";

let world: World;
/** Rows as they stood before anything secret came: what has not changed since holds none of it. */
let before: Map<string, Set<string>>;
beforeAll(async () => {
  world = await openWorld();
  before = await stored();
});
afterAll(() => world.close());

const routes: ["v1" | "v2", Route][] = [
  ...partsV1({} as never).routes.map((route): ["v1", Route] => ["v1", route]),
  ...partsV2.routes.map((route): ["v2", Route] => ["v2", route]),
];
const changing = routes.filter(([, { method }]) => method !== "get");

/** What must not be found: each with the calls that it was sent in. */
const secrets = new Set<string>();
const calls = new Set<string>();

const hashes = ["md5", "sha1", "sha256", "sha512"].flatMap((name) =>
  (["hex", "base64", "base64url"] as const).map(
    (form) => (text: string) => createHash(name).update(text).digest(form).replace(/=+$/, ""),
  ),
);

/** The rows of all that is stored, table by table as the catalogue names them, bytes in hexadecimal. */
async function stored(): Promise<Map<string, Set<string>>> {
  const tables = await world.rows<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  expect(tables.length).toBeGreaterThan(20);
  const texts = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const rows = await world.rows<{ text: string }>(`select t::text as text from ${name} t`);
    texts.set(name, new Set(rows.map(({ text }) => text)));
  }
  return texts;
}

async function findings(): Promise<string[]> {
  const needles = [...secrets, ...[...secrets, ...calls].flatMap((text) => hashes.map((hash) => hash(text)))];
  return [...(await stored())].flatMap(([table, rows]) => {
    const text = [...rows].filter((row) => !before.get(table)?.has(row)).join("\n");
    return needles.filter((needle) => text.includes(needle)).map((needle) => `${table}: ${needle}`);
  });
}

let keys = 0;
/** Sends a call with a key of its own, and remembers it in every form that a hash could have been made of. */
function send(server: "v1" | "v2", method: "post" | "patch" | "put", path: string, body: object, call: Call = {}) {
  for (const form of [body, [method, path, body], [method.toUpperCase(), path, body]]) calls.add(JSON.stringify(form));
  const headers = { "idempotency-key": `key-${++keys}`, ...call.headers };
  return world[server](method, path, { ...call, headers, body });
}
const given = (secret: string) => {
  secrets.add(secret);
  return secret;
};
const password = "Learn-Igbo-2026";
const email = "content-manager@demo.test";

/** A visit of each call that takes a password or a code, as people make it. */
const visits: [name: string, visit: () => Promise<unknown>][] = [
  ...["/admin/login", "/api/account/login"].map((path): [string, () => Promise<void>] => [
    `post ${path}`,
    async () => {
      await send("v1", "post", path, { email, password: given("A-wrong-guess-77") });
      const { body } = await send("v1", "post", path, { email, password: given(password) });
      given(body["accessToken"] as string);
    },
  ]),
  [
    "post /admin/profile/password",
    async () => {
      const change = (currentPassword: string, newPassword: string) =>
        send("v1", "post", "/admin/profile/password", { currentPassword, newPassword }, { as: "content-manager" });
      expect((await change(given("Not-my-password-1"), given("Udara-na-agu-91"))).status).toBe(422);
      expect((await change(password, "Udara-na-agu-91")).status).toBe(200);
    },
  ],
  [
    "post /admin/activate",
    async () => {
      const body = { firstname: "Ada", lastname: "Nwosu", email: "newcomer@example.org", user_role: "admin" };
      expect((await send("v1", "post", "/admin/users", body, { as: "super-admin" })).status).toBe(201);
      const { userId, code } = await linkTo(world, body.email);
      expect(given(code)).not.toBe("");
      expect(await findings()).toEqual([]);
      await send("v1", "post", "/admin/activation", { userId, code });
      const chosen = { userId, code, password: given("Akara-na-akamu-7") };
      expect((await send("v1", "post", "/admin/activate", chosen)).status).toBe(200);
    },
  ],
  [
    "post /admin/password-reset",
    async () => {
      await send("v1", "post", "/admin/password-reset-request", { email });
      const { link } = await newestMail(world, email);
      const code = given(new URL(link ?? "").searchParams.get("code") ?? "");
      expect(await findings()).toEqual([]);
      const chosen = { code, password: given("Ofe-nsala-2026") };
      expect((await send("v1", "post", "/admin/password-reset", chosen)).status).toBe(200);
    },
  ],
];

it.each(visits)("keeps nothing secret of %s", async (_, visit) => {
  await visit();
  expect(await findings()).toEqual([]);
});

it("keeps nothing of what a service token sends: not where it is made, used or replaced, and in no log or email", async () => {
  const [owner] = await world.rows<{ id: string }>("select id from account_users where email = 'director@demo.test'");
  const body = { name: "Sync", ownerId: owner?.id, scopes: ["regions:read", "regions:write"], expiresOn: "2026-06-30" };
  const { body: made } = await send("v2", "post", "/service-tokens", body, { as: "director" });
  const { _id, secret, version } = (made as { data: { _id: string; secret: string; version: number } }).data;
  given(secret);
  const headers = { authorization: `Bearer ${secret}` };
  await world.v1("get", `/admin/loginWithToken/${secret}`);
  await send("v2", "post", "/admin/region", { name: "Togo" }, { headers });
  await world.v2("get", "/admin/region", { headers });
  const rotated = await send("v2", "post", `/service-tokens/${_id}/rotate`, { version }, { as: "director" });
  given((rotated.body as { data: { secret: string } }).data.secret);
  expect(await findings()).toEqual([]);
  for (const one of [secret, [...secrets].at(-1) ?? ""]) expect(world.lines.join("\n")).not.toContain(one);
  const { body: listed } = await world.v2("get", "/service-tokens", { as: "director" });
  expect(JSON.stringify(listed)).not.toContain(secret.slice(8));
});

it("knows every call that takes a password", () => {
  const takesSecret = ([, route]: ["v1" | "v2", Route]) =>
    "body" in route && route.body !== undefined && secretNames(route.body).length > 0;
  const names = changing.filter(takesSecret).map(([, { method, path }]) => `${method} ${path}`);
  expect(names.toSorted()).toEqual(visits.map(([name]) => name).toSorted());
});

it("keeps nothing secret that comes with any other call that changes something", async () => {
  const names = ["password", "currentPassword", "newPassword", "code", "token", "reason", "user_role"];
  // Signing out would end the session that the others use.
  const ordered = changing.toSorted(
    ([, a], [, b]) => Number(a.path.endsWith("logout")) - Number(b.path.endsWith("logout")),
  );
  for (const [server, { method, path }] of ordered) {
    const secret = given(`Secret-of-${method}-${path}-2026`);
    const body = { version: 1, ...Object.fromEntries(names.map((name) => [name, secret])) };
    const address = path.replaceAll(/\{\w+\}/g, "0".repeat(24));
    await send(server, method as "post", address, body, { as: "super-admin" });
  }
  expect(ordered.length).toBeGreaterThan(40);
  expect(await findings()).toEqual([]);
  world.forgetTokens();
});
