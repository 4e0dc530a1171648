import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import request from "supertest";
import { startGateway, type TestGateway } from "../testing/gateway.ts";

const theme = 'document.documentElement.dataset.theme = "dark"';
const welcome = `<!doctype html><script>${theme}</script><h1>Welcome</h1>`;
const portal = '<!doctype html><script>console.log("portal")</script>';
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

let gateway: TestGateway;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "portal-"));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  write("index.html", portal);
  write("site/docs/welcome/index.html", welcome);
  write("site/docs/welcome/index.html.br", brotliCompressSync(welcome));
  write("site/home/index.html", welcome);
  write("site/assets/site-abc.css", "body { margin: 0 }");
  gateway = await startGateway({ portalRoot: root });
});
afterAll(async () => {
  await gateway.close();
  rmSync(root, { recursive: true });
});

const agent = () => request(gateway.url);

it.each(["/docs/welcome", "/docs/welcome/", "/docs/welcome?from=mail", "/home"])(
  "serves the file of %s, under a policy that allows its own scripts alone",
  async (path) => {
    const { status, headers, text } = await agent().get(path);
    expect([status, text, headers["cache-control"]]).toEqual([200, welcome, "no-cache"]);
    expect(headers["content-security-policy"]).toContain(`script-src 'self' ${sha(theme)};`);
    expect(headers["content-type"]).toContain("text/html");
  },
);

it("allows its pages no other machine, whatever the portal may send", async () => {
  const outside = { analyticsId: "G-1", errorDsn: "https://k@errors.example/1" };
  const other = await startGateway({ portalRoot: root, ...outside });
  const { headers } = await request(other.url).get("/home");
  await other.close();
  expect(headers["content-security-policy"]).not.toContain("https:");
});

it("serves pages compressed ahead", async () => {
  const { headers, text } = await agent().get("/docs/welcome").set("accept-encoding", "br");
  expect([headers["content-encoding"], text]).toEqual(["br", welcome]);
});

it.each([
  ["/docs", "/docs/welcome"],
  ["/docs/nowhere", "/404"],
  ["/docs/welcome/deeper", "/404"],
  ["/docs/..%2f..%2findex.html", "/404"],
])("sends %s to %s", async (path, to) => {
  const { status, headers } = await agent().get(path).redirects(0);
  expect([status, headers["location"]]).toEqual([302, to]);
});

it("keeps the site's styles for good, and has no page of the portal in their place", async () => {
  const { headers } = await agent().get("/site/assets/site-abc.css");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const missing = ["/site/assets/site-old.css", "/site/docs/welcome/index.html"];
  for (const path of missing) expect((await agent().get(path)).status).toBe(404);
});

it("leaves the portal's own pages as they are", async () => {
  const { headers, text } = await agent().get("/login");
  expect(text).toBe(portal);
  expect(headers["content-security-policy"]).not.toContain(sha(theme));
});

it("says so where the site has not been built", async () => {
  const other = await startGateway({});
  const { status, text } = await request(other.url).get("/docs/welcome");
  await other.close();
  expect([status, text]).toEqual([503, "The site has not been built. Run: npm run build"]);
});
