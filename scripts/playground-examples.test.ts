import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "graphql-sse";
import { getOperationAST, Kind, OperationTypeNode, parse } from "graphql";
import { pino } from "pino";
import { roles } from "../packages/domain/src/enums.ts";
import { exampleFrom, titleOf, type Example } from "../apps/gateway/playground/example.ts";
import { startGateway, type TestGateway } from "../apps/gateway/src/testing/gateway.ts";
import { Availability } from "../apps/upstreams/src/database/availability.ts";
import { makeServers } from "../apps/upstreams/src/app.ts";
import { openStorage } from "../apps/upstreams/src/storage/open-storage.ts";
import { EventSignal } from "../apps/upstreams/src/service/event-signal.ts";
import { demoPassword } from "../apps/upstreams/src/seed/seed.ts";
import { openSeeded, type SeededDatabase } from "../apps/upstreams/src/testing/seeded-database.ts";
import { beginning, makeTemplate } from "../apps/upstreams/src/testing/template.ts";

const folder = new URL("../apps/gateway/playground/examples/", import.meta.url);
const examples = readdirSync(folder).map((name) => exampleFrom(name, readFileSync(new URL(name, folder), "utf8")));
const eventsToken = "events-token-of-the-tests";

let database: SeededDatabase;
let servers: Server[];
let dataDir: string;
let gateway: TestGateway;

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  await makeTemplate();
  database = await openSeeded();
  const signal = new EventSignal();
  const log = pino({ level: "silent" });
  dataDir = mkdtempSync(join(tmpdir(), "examples-"));
  const made = await makeServers({
    files: await openStorage({ dataDir, s3: null, unusedFilesMs: 60_000 }),
    database: database.database,
    availability: new Availability(database.database, log),
    clock: { now: () => beginning },
    log,
    publicUrl: "https://portal.example.org",
    events: { token: eventsToken, signal },
  });
  servers = [createServer(made.v1), createServer(made.v2)];
  const [v1Url = "", v2Url = ""] = await Promise.all(servers.map(listening));
  gateway = await startGateway({ v1Url, v2Url, eventsToken });
  await gateway.warmUp();
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await database.close();
});

const login = "mutation ($input: LoginInput!) { login(input: $input) { accessToken } }";

async function signedIn({ role }: Example): Promise<string> {
  const email = `${role === "any" ? "no-role" : role}@demo.test`;
  const { data } = await gateway.ask(login, { variables: { input: { email, password: demoPassword } } });
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
