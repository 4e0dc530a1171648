import { z } from "zod";
import { partsV1, partsV2 } from "../app.ts";
import { eventsToken, openWorld, type World } from "../testing/world.ts";
import type { Route } from "./route.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const text = "This contains a character that cannot be saved. Remove it and try again.";
const id = "0".repeat(24);
const routes: ["v1" | "v2", Route][] = [
  ...partsV1({} as never).routes.map((route): ["v1", Route] => ["v1", route]),
  ...partsV2.routes.map((route): ["v2", Route] => ["v2", route]),
];
const nul = "a\0b";
const halves = ["\ud800", "x\udfff"];

const paramsOf = ({ path }: Route) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
function queryOf(route: Route): string[] {
  if (route.kind === "list") return [...Object.keys(route.list.filters), "q", "sort", "page"];
  return route.kind === "write" || route.kind === "upload" ? [] : Object.keys(route.query?.shape ?? {});
}
const bodyOf = (route: Route): string[] =>
  "body" in route && route.body instanceof z.ZodObject ? Object.keys(route.body.shape) : [];

interface Try {
  server: "v1" | "v2";
  route: Route;
  address: string;
  /** Where it is refused. */
  fields: readonly string[];
  body?: object;
}

/** Every place of a call that takes a text, with one in it that cannot be stored; each is named in the answer, so all may be bad at once. */
function triesOf([server, route]: ["v1" | "v2", Route]): Try[] {
  const at = route.path.replaceAll(/\{\w+\}/g, id);
  const common = { server, route, ...(route.method !== "get" && { body: {} }) };
  const isForm = route.kind === "upload" || (route.kind === "open" && route.form !== undefined);
  const inBody = route.method === "get" || isForm ? [] : ["unknown", ...bodyOf(route)];
  const inQuery = queryOf(route);
  const bodyOfAll = (bad: unknown) => Object.fromEntries(inBody.map((field) => [field, bad]));
  return [
    ...paramsOf(route).map((field) => ({
      ...common,
      fields: [field],
      address: route.path.replace(`{${field}}`, "%00").replaceAll(/\{\w+\}/g, id),
    })),
    ...(inQuery.length === 0
      ? []
      : [{ ...common, fields: inQuery, address: `${at}?${inQuery.map((field) => `${field}=a%00b`).join("&")}` }]),
    ...(inBody.length === 0
      ? []
      : [
          ...[nul, ...halves, { [nul]: 1 }].map((bad) => ({ fields: inBody, body: bodyOfAll(bad) })),
          { fields: inBody.map((field) => `${field}.0.name`), body: bodyOfAll([{ name: nul }]) },
        ].map((one) => ({ ...common, ...one, address: at }))),
  ];
}

const named = routes.map((one) => ({ name: `${one[1].method} ${one[1].path} of ${one[0]}`, tries: triesOf(one) }));

it.each(named.filter(({ tries }) => tries.length > 0))(
  "refuses at its field every text that cannot be stored: $name",
  async ({ tries }) => {
    for (const { server, route, address, fields, body } of tries) {
      // Calls of the gateway itself: it comes with the token of the stream of changes.
      const isGateways = route.path === "/events" || (route.kind === "open" && route.admit !== undefined);
      const { status, body: answer } = await world[server](route.method, address, {
        as: isGateways || route.kind === "open" ? null : "super-admin",
        ...(isGateways && { headers: { authorization: `Bearer ${eventsToken}` } }),
        ...(body && { body }),
      });
      expect([address, status, answer["fields"]]).toEqual([
        address,
        422,
        Object.fromEntries(fields.map((field) => [field, text])),
      ]);
    }
  },
);

it.each(["café", "a\tb", "ключ"])("refuses the idempotency key %j, which no header carries as it is", async (key) => {
  const sent = Buffer.from(key, "utf8").toString("latin1");
  const { status, body } = await world.v2("post", "/curriculum/curriculum", {
    as: "director",
    headers: { "idempotency-key": sent },
    body: { name: "Keyed", subject: "Igbo", shape: "language" },
  });
  const message = "Idempotency-Key must be made of plain letters, digits and signs.";
  expect([status, body["error"], body["fields"]]).toEqual([422, message, { idempotencyKey: message }]);
});

it("refuses what is nested deeper than anybody can walk", async () => {
  const deep = `{"bio":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  const { status, body } = await world.v1("patch", "/admin/profile", {
    as: "director",
    headers: { "content-type": "application/json", "idempotency-key": "deep" },
    body: deep,
  });
  expect([status, body["message"]]).toEqual([400, "The request is nested too deeply."]);
});

it.each([
  ["in its document", { query: String.raw`{ Language_lessons(search: "a\u0000b") { items { id } } }` }],
  ["in its variables", { query: "query ($id: ID!) { __typename @skip(if: false) }", variables: { id: nul } }],
])("refuses a text that cannot be stored in GraphQL, %s", async (_, body) => {
  const { body: answer } = await world.v1<{ errors: { message: string; extensions: object }[] }>("post", "/graphql", {
    as: "director",
    body,
  });
  expect(answer.errors.map(({ message, extensions }) => ({ message, extensions }))).toContainEqual({
    message: text,
    extensions: { code: "VALIDATION" },
  });
});
