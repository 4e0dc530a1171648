import { readdirSync, readFileSync } from "node:fs";
import { createClient } from "graphql-sse";
import { getOperationAST, Kind, OperationTypeNode, parse } from "graphql";
import { roles } from "../packages/domain/src/enums.ts";
import { exampleFrom, titleOf, type Example } from "../apps/gateway/playground/example.ts";
import { startGateway, type TestGateway } from "../apps/gateway/src/testing/gateway.ts";

const folder = new URL("../apps/gateway/playground/examples/", import.meta.url);
const examples = readdirSync(folder).map((name) => exampleFrom(name, readFileSync(new URL(name, folder), "utf8")));

/** What the upstream servers' own testing code starts. Found while running: checking its types would check all of theirs again. */
interface SeededServers {
  v1Url: string;
  v2Url: string;
  eventsToken: string;
  password: string;
  close(): Promise<void>;
}
const seededServers: string = "../apps/upstreams/src/testing/seeded-servers.ts";

let servers: SeededServers;
let gateway: TestGateway;

beforeAll(async () => {
  const { startSeededServers } = (await import(seededServers)) as {
    startSeededServers: () => Promise<SeededServers>;
  };
  servers = await startSeededServers();
  const { v1Url, v2Url, eventsToken } = servers;
  gateway = await startGateway({ v1Url, v2Url, eventsToken });
  await gateway.warmUp();
  // A time of its own, so that this file begins early: it takes long.
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await servers.close();
});

const login = "mutation ($input: LoginInput!) { login(input: $input) { accessToken } }";

async function signedIn({ role }: Example): Promise<string> {
  const email = `${role === "any" ? "no-role" : role}@demo.test`;
  const { data } = await gateway.ask(login, { variables: { input: { email, password: servers.password } } });
  return (data as { login: { accessToken: string } }).login.accessToken;
}

/** Names of an example's operations: most have one. */
const operationsOf = ({ query }: Example) =>
  parse(query).definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION && part.name ? [part.name.value] : [],
  );

/** The first that a subscription brings; the answer of everything else. */
async function resultOf({ query, variables }: Example, operationName: string, token: string) {
  const given = (variables === "" ? {} : JSON.parse(variables)) as Record<string, unknown>;
  if (getOperationAST(parse(query), operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return gateway.ask(query, { token, variables: given, operationName });
  }
  const client = createClient({
    url: `${gateway.url}/graphql/stream`,
    headers: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  for await (const { data, errors = [] } of client.iterate({ query, variables: given })) return { data, errors };
  throw new Error("The stream brought nothing.");
}

/** Everything under a name, wherever it stands in an answer. */
function allNamed(name: string, value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...allNamed(name, inner),
  ]);
}

it("has an example for each role that sees more than others", () => {
  expect(new Set(examples.map(({ role }) => role))).toEqual(new Set(["any", ...roles]));
});

it.each(
  examples.flatMap((example) =>
    operationsOf(example).map((operationName) => [titleOf(example), operationName, example] as const),
  ),
)("runs as it stands in the library: %s, %s", async (_, operationName, example) => {
  const { data, errors } = await resultOf(example, operationName, await signedIn(example));
  expect(errors).toEqual([]);
  expect(Object.values(data ?? {})).not.toContain(null);
  expect(allNamed("userErrors", data).flat()).toEqual([]);
  // An empty list would show nothing of what the example is about.
  for (const items of allNamed("items", data)) expect(items).not.toEqual([]);
});
