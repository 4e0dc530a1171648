import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildSchema, getOperationAST, OperationTypeNode, parse, validate } from "graphql";
import { createClient } from "graphql-sse";
import ts from "typescript";
import { startGateway, type TestGateway } from "../apps/gateway/src/testing/gateway.ts";
import { codeBlocks, type CodeBlock } from "./testing/code-blocks.ts";

const repository = join(__dirname, "..");
const blocks = codeBlocks(repository);
const runBlocks = blocks.filter(({ notRun }) => notRun === null);
const mostNotRun = 5;

const named = (kind: string) =>
  runBlocks.filter((block) => block.kind === kind).map((block, at) => [`${block.page} ${at + 1}`, block] as const);

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
  const { startSeededServers } = (await import(seededServers)) as { startSeededServers: () => Promise<SeededServers> };
  servers = await startSeededServers();
  const { v1Url, v2Url, eventsToken } = servers;
  gateway = await startGateway({ v1Url, v2Url, eventsToken });
  await gateway.warmUp();
}, 240_000);
afterAll(async () => {
  await gateway.close();
  await servers.close();
});

it("has only blocks that are run, and a few that say why they are not", () => {
  const kinds = new Set(runBlocks.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(["graphql", "json", "sh", "ts"]);
  expect(blocks.length - runBlocks.length).toBeLessThanOrEqual(mostNotRun);
});

it.each(named("json"))("%s is JSON", (_, { code }) => {
  expect(JSON.parse(code)).toBeDefined();
});

const login = "mutation ($input: LoginInput!) { login(input: $input) { accessToken } }";

async function tokenOf(role = "signed-out"): Promise<string | undefined> {
  if (role === "signed-out") return undefined;
  const input = { email: `${role}@demo.test`, password: servers.password };
  const { data } = await gateway.ask(login, { variables: { input } });
  return (data as { login: { accessToken: string } }).login.accessToken;
}

/** The JSON after a block that says it has the variables of it. */
function variablesOf(block: CodeBlock): Record<string, unknown> {
  const next = blocks[blocks.indexOf(block) + 1];
  return next && "variables" in next.options ? (JSON.parse(next.code) as Record<string, unknown>) : {};
}

async function errorsOf(query: string, token: string | undefined, variables: Record<string, unknown>) {
  if (getOperationAST(parse(query))?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return (await gateway.ask(query, { ...(token && { token }), variables })).errors;
  }
  const url = `${gateway.url}/graphql/stream`;
  const client = createClient({ url, headers: { authorization: `Bearer ${token ?? ""}` }, retryAttempts: 0 });
  for await (const { errors = [] } of client.iterate({ query, variables })) return errors;
  throw new Error("The stream brought nothing.");
}

it.each(named("graphql"))("%s fits the schema, and runs as the role that it names", async (_, block) => {
  const schema = buildSchema(readFileSync(join(repository, "packages/schema/schema.graphql"), "utf8"));
  expect(validate(schema, parse(block.code))).toEqual([]);
  expect(await errorsOf(block.code, await tokenOf(block.options["role"]), variablesOf(block))).toEqual([]);
});

it.each(named("sh"))("%s runs against the servers", async (_, { code }) => {
  const script = code.replaceAll("http://localhost:4000", gateway.url);
  const env = { ...process.env, GATEWAY: gateway.url };
  const { stdout } = await promisify(execFile)("bash", ["-e", "-o", "pipefail", "-c", script], {
    cwd: repository,
    env,
  });
  expect(stdout).not.toBe("");
  expect(stdout).not.toContain('"errors"');
});

it.each(named("ts"))("%s is TypeScript without a mistake", (_, { code, options }) => {
  const file = join(repository, options["in"] ?? "packages/domain/src", "of-the-documentation.ts");
  const { compilerOptions } = ts.readConfigFile(join(repository, "tsconfig.base.json"), ts.sys.readFile.bind(ts.sys))
    .config as { compilerOptions: object };
  const parsed = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, lib: ["es2023", "dom", "dom.iterable"], jsx: "react-jsx", types: ["vite/client"] },
    join(repository, "apps/web"),
  );
  const host = ts.createCompilerHost(parsed.options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? code : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], parsed.options, host);
  const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});
