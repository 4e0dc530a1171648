import { execFile } from "node:child_process";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { callFor, curlFor, fetchFor, typedFor } from "../apps/gateway/playground/code-for.ts";

const run = promisify(execFile);

let server: Server;
let origin: string;
let seen: { url: string; headers: IncomingHttpHeaders; body: unknown };

/** Remembers what it was sent. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      seen = { url: request.url ?? "", headers: request.headers, body: JSON.parse(text) };
      response.setHeader("content-type", "application/json");
      response.end('{"data":{"ok":true}}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const env = { ...process.env, TOKEN: "lip_fromTheEnvironment", HOME: "/nowhere" };

const query = `# Ngọzị's query: "quoted" \`ticks\` $HOME \${HOME} \\n !! 'a' ''
query Found($text: String) {
  customers(filter: { search: $text }) { total }
}
`;
const text = `O'Brien's ”Ọmọ” \\ "x" $(touch /tmp/never) \`id\` \${TOKEN} !1 %s 你好 🎉\nnew line\ttab 'a''b'`;
const written = (over: object = {}) =>
  callFor({
    query,
    variables: JSON.stringify({ text, nested: { list: [1, null, "@file"] } }),
    operationName: null,
    origin,
    ...over,
  });

const sent = { query, variables: { text, nested: { list: [1, null, "@file"] } } };
const bash = (code: string) => run("bash", ["-c", code], { env });
const node = (code: string) => run(process.execPath, ["--input-type=module", "--eval", code], { env });

it.each([
  ["curl", () => bash(curlFor(written()))],
  ["fetch", () => node(fetchFor(written()))],
])("sends by %s exactly what the playground would, with the token of the environment", async (_, send) => {
  const { stdout } = await send();
  expect(stdout).toContain("ok");
  expect(seen.url).toBe("/graphql");
  expect(seen.headers.authorization).toBe("Bearer lip_fromTheEnvironment");
  expect(seen.headers["content-type"]).toBe("application/json");
  expect(seen.body).toEqual(sent);
});

it("sends the one of several operations that is chosen, and a subscription as a stream", async () => {
  const both = "query A { a }\nquery B { b }";
  await bash(curlFor(written({ query: both, variables: "", operationName: "B" })));
  expect(seen.body).toEqual({ query: both, operationName: "B" });
  const code = curlFor(written({ query: "subscription { changes { kind } }", variables: " " }));
  await bash(code);
  expect(seen.url).toBe("/graphql/stream");
  expect(seen.headers.accept).toBe("text/event-stream");
});

it("writes a typed document after the operation’s name", () => {
  const code = typedFor(written());
  expect(code).toContain(
    'import { FoundDocument, type FoundQuery, type FoundQueryVariables } from "./found.generated.ts";',
  );
  expect(code).toContain("process.env.TOKEN");
  // The document stands in a comment, whatever is in it.
  expect(code).toContain("//    query Found($text: String) {");
});

it.each([
  [{ query: "" }, /Syntax Error/],
  [{ query: "fragment A on B { c }" }, /holds no operation/],
  [{ variables: "{" }, /not valid JSON/],
  [{ variables: "[1]" }, /must be a JSON object/],
])("says why there is no code for %j", (over, message) => {
  expect(() => written(over)).toThrow(message);
});

it("asks for a name before it writes a typed document", () => {
  expect(() => typedFor(written({ query: "{ me { id } }", variables: "" }))).toThrow("Name the operation first");
});
