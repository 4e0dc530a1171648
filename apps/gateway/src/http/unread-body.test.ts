import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { closeSlow } from "./unread-body.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ v1Url: "http://127.0.0.1:1", v2Url: "http://127.0.0.1:1" });
});
afterAll(() => gateway.close());

/** Sends a body without an end; resolves with what came back once the connection is closed. */
function sendForEver(path: string, headers: string, part: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    const sending = setInterval(() => socket.write(part), 5);
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(sending);
      resolve(answer);
    });
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`);
  });
}

const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;

it.each([
  ["/graphql", "413"],
  ["/graphql/stream", "413"],
  ["/healthz", "503"],
])("answers a body in parts without an end to %s, and closes the connection", async (path, status) => {
  const started = performance.now();
  const answer = await sendForEver(path, "transfer-encoding: chunked", chunk);
  expect(answer.split("\r\n")[0]).toContain(` ${status} `);
  expect(performance.now() - started).toBeLessThan(5_000);
});

it("does the same with a body that says it is very long", async () => {
  const answer = await sendForEver("/graphql", `content-length: ${10 ** 12}`, "x".repeat(0x10000));
  expect(answer.split("\r\n")[0]).toContain(" 413 ");
});

it("leaves the connection of a body in parts that ends", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"query":"{ __type'));
      controller.enqueue(new TextEncoder().encode('name }"}'));
      controller.close();
    },
  });
  const options = { method: "POST", headers: { "content-type": "application/json" }, body, duplex: "half" } as const;
  const answer = await fetch(`${gateway.url}/graphql`, options);
  expect(await answer.json()).toMatchObject({ data: { __typename: "Query" } });
});

it.each([
  ["/graphql", "content-length: 5", true],
  ["/graphql", "transfer-encoding: chunked", true],
  ["/graphql", "content-length: 0", false],
  ["/files", "content-length: 5", false],
])("ends a body to %s with %s that does not come in in time: %s", async (path, header, isEnded) => {
  const server = createServer((request) => closeSlow(request, 50)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined).write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`);
  const closed = new Promise((resolve) => socket.once("close", () => resolve(true)));
  const later = new Promise((resolve) => setTimeout(() => resolve(false), 300));
  expect(await Promise.race([closed, later])).toBe(isEnded);
  server.closeAllConnections();
  server.close();
});
