import { buildClientSchema, getIntrospectionQuery, type IntrospectionOptions, type IntrospectionQuery } from "graphql";
import { roles } from "@app/domain/enums.ts";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aViewer } from "../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../testing/upstream-server.ts";

let upstream: UpstreamServer;
let gateway: TestGateway;

beforeAll(async () => {
  // The token is the role of whoever holds it.
  upstream = await startUpstream(({ path }) => {
    const role = /^\/admin\/loginWithToken\/(.+)$/.exec(path)?.[1] ?? "";
    return { json: { user: aViewer({ user_role: role === "no-role" ? null : role }) } };
  });
  gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const switches = [
  "descriptions",
  "specifiedByUrl",
  "directiveIsRepeatable",
  "schemaDescription",
  "inputValueDeprecation",
  "oneOf",
] as const satisfies (keyof IntrospectionOptions)[];

/** Every set of options that graphql-js has; among them those of GraphiQL and of code generators. */
const optionSets: IntrospectionOptions[] = Array.from({ length: 2 ** switches.length }, (_, bits) =>
  Object.fromEntries(switches.map((name, place) => [name, (bits & (1 << place)) !== 0])),
);
const everything = optionSets.at(-1);

const ask = (query: string, token = "super-admin") => gateway.ask(query, { token });

it.each(optionSets)("answers graphql-js asking with %j", async (options) => {
  const { status, data, errors } = await ask(getIntrospectionQuery(options));
  expect([status, errors, data]).toMatchObject([200, [], { __schema: { queryType: { name: "Query" } } }]);
});

it.each([...roles, "no-role"])("gives %s a whole schema to build clients from", async (role) => {
  for (const options of [{}, everything]) {
    const { status, data, errors } = await ask(getIntrospectionQuery(options), role);
    expect([status, errors]).toEqual([200, []]);
    expect(
      buildClientSchema(data as unknown as IntrospectionQuery)
        .getQueryType()
        ?.getFields(),
    ).toHaveProperty("me");
  }
});

it("answers about one type as deep as about all", async () => {
  const chain = "ofType { ".repeat(12) + "name" + " }".repeat(12);
  const { data, errors } = await ask(`{ __type(name: "Query") { fields { type { kind ${chain} } } } }`);
  expect([data?.["__type"], errors]).toMatchObject([{ fields: expect.any(Array) }, []]);
});

const whole = getIntrospectionQuery().replace("query IntrospectionQuery", "");
const [, selection = "", fragments = ""] = /__schema (\{[\s\S]*?\n {6}\})\n {4}\}([\s\S]*)$/.exec(whole) ?? [];

it("prices the schema each time it is selected, so that aliases cannot hold the gateway", async () => {
  const times = (count: number) =>
    `{ ${Array.from({ length: count }, (_, place) => `s${place}: __schema ${selection}`).join(" ")} } ${fragments}`;
  expect((await ask(times(2))).errors).toEqual([]);
  const { status, errors } = await ask(times(6));
  expect([status, errors]).toMatchObject([
    400,
    [{ message: expect.stringMatching(/costs \d+, and the limit is 5000/), extensions: { code: "LIMIT_EXCEEDED" } }],
  ]);
});

it.each([
  ["fields of fields", `fields { type { fields { type { fields { type { fields { name } } } } } } }`],
  ["a chain without end", `fields { type { ${"ofType { ".repeat(25)} name ${"}".repeat(25)} } }`],
])("refuses %s of all types", async (_, inner) => {
  expect(await ask(`{ __schema { types { ${inner} } } }`)).toMatchObject({ status: 400 });
});

it("takes an empty operation name for none, in a body and in an address", async () => {
  const headers = {
    authorization: "Bearer admin",
    "content-type": "application/json",
    "apollo-require-preflight": "1",
  };
  const query = "query Mine { me { email } }";
  const search = new URLSearchParams({ operationName: "", query });
  for (const sent of [
    fetch(`${gateway.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, operationName: "" }) }),
    fetch(`${gateway.url}/graphql?${String(search)}`, { headers }),
  ]) {
    expect(await (await sent).json()).toMatchObject({ data: { me: { email: "ada@example.org" } } });
  }
});
