import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import request from "supertest";
import { startGateway, type TestGateway } from "../testing/gateway.ts";

const script = 'console.log("shell")';
const style = "body { margin: 0 }";
const page = `<!doctype html><style>${style}</style><script>${script}</script><script type="module" src="/assets/main-abc.js"></script>`;
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

let gateway: TestGateway;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "portal-"));
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "index.html"), page);
  writeFileSync(join(root, "favicon.svg"), "<svg/>");
  writeFileSync(join(root, "assets/main-abc.js"), "plain");
  writeFileSync(join(root, "assets/main-abc.js.br"), brotliCompressSync("plain"));
  gateway = await startGateway({ portalRoot: root });
});
afterAll(async () => {
  await gateway.close();
  rmSync(root, { recursive: true });
});

const agent = () => request(gateway.url);

describe("pages", () => {
  it.each(["/", "/index.html", "/invoice?code=x", "/app/tutoring/curriculums/igbo", "/login", "/app/names.with.dots"])(
    "serves the portal's page at %s, never kept nor found by searching",
    async (path) => {
      const { status, headers, text } = await agent().get(path);
      expect([status, headers["cache-control"], text]).toEqual([200, "no-store", page]);
      expect(headers["x-robots-tag"]).toBe("noindex");
    },
  );

  it("serves hashed files compressed ahead and kept for good", async () => {
    const { headers, text } = await agent().get("/assets/main-abc.js").set("accept-encoding", "br");
    expect(text).toBe("plain");
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript",
      vary: "Accept-Encoding",
    });
    expect((await agent().get("/assets/main-abc.js").set("accept-encoding", "identity")).text).toBe("plain");
  });

  it("asks again for files without a hash", async () => {
    expect((await agent().get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
    for (const path of ["/favicon.ico", "/sitemap.xml"]) expect((await agent().get(path)).status).toBe(404);
  });

  it.each([
    ["bytes=3-1", 416, ""],
    ["bytes=99999-", 416, ""],
    ["bytes=1-2", 206, "la"],
    ["bytes=3-", 206, "in"],
    ["bytes=0-999999999999999", 206, "plain"],
    ["bytes=0-99999999999999999999999", 200, "plain"],
    ["bytes=-2", 200, "plain"],
    ["bytes=0-1,3-4", 200, "plain"],
    ["bytes=-5--1", 200, "plain"],
    ["lines=1-2", 200, "plain"],
  ])("answers who asks for the part %s", async (range, status, text) => {
    const asked = agent().get("/assets/main-abc.js").set({ range, "accept-encoding": "identity" });
    const answer = await asked.buffer(true).parse((stream, done) => {
      let whole = "";
      stream.on("data", (chunk: Buffer) => (whole += String(chunk)));
      stream.on("end", () => done(null, whole));
    });
    expect([answer.status, answer.body]).toEqual([status, text]);
  });

  it("does not answer a missing hashed file with the page", async () => {
    expect((await agent().get("/assets/main-old.js")).status).toBe(404);
  });

  it("does not answer a missing file of the playground with a page, neither its own nor the portal's", async () => {
    const other = await startGateway({ portalRoot: root, playgroundRoot: root });
    const statusOf = async (path: string) => (await request(other.url).get(path)).status;
    const statuses = [
      await statusOf("/playground/assets/main-abc.js"),
      await statusOf("/playground/assets/main-old.js"),
    ];
    await other.close();
    expect(statuses).toEqual([200, 404]);
  });

  it("answers for a file that was taken away while it ran as for one that never was there", async () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-"));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), page);
    writeFileSync(join(folder, "assets/main-abc.js"), "plain");
    const other = await startGateway({ portalRoot: folder });
    rmSync(join(folder, "assets"), { recursive: true });
    const { status } = await request(other.url).get("/assets/main-abc.js");
    const after = await request(other.url).get("/healthz");
    await other.close();
    rmSync(folder, { recursive: true });
    expect([status, after.status]).toEqual([404, 200]);
  });

  it("stays inside its folder", async () => {
    const { text } = await agent().get("/..%2f..%2fetc/passwd");
    expect(text).not.toContain("root:");
  });

  it("says 404 to what is not reading", async () => {
    const answered = await agent().post("/app");
    expect(answered.status).toBe(404);
    expect(answered.body).toMatchObject({ errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
  });

  it("says so where nothing has been built", async () => {
    const { status, text } = await agent().get("/playground");
    expect([status, text]).toEqual([503, "The playground has not been built. Run: npm run build"]);
  });
});

describe("headers", () => {
  it("allow the page's own scripts and styles, by hash, and nothing else", async () => {
    const { headers } = await agent().get("/");
    const policy = new Map(
      (headers["content-security-policy"] ?? "").split(";").map((rule) => [rule.split(" ")[0], rule]),
    );
    expect(policy.get("default-src")).toBe("default-src 'self'");
    expect(policy.get("script-src")).toBe(`script-src 'self' ${sha(script)}`);
    expect(policy.get("style-src")).toBe(`style-src 'self' ${sha("")} ${sha(style)}`);
    expect(policy.get("img-src")).toBe("img-src 'self' data: blob:");
    expect(policy.get("connect-src")).toBe("connect-src 'self'");
    expect(policy.get("frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(policy.has("upgrade-insecure-requests")).toBe(false);
  });

  it("let the portal's own pages use the microphone, and nobody the camera", async () => {
    const { headers } = await agent().get("/");
    expect(headers["permissions-policy"]).toBe("microphone=(self), camera=(), geolocation=()");
  });

  it("widen the policy for analytics and error reports only when they are set", async () => {
    const wide = await startGateway({
      portalRoot: root,
      analyticsId: "G-1",
      errorDsn: "https://k@errors.example/1",
      publicUrl: "https://p.example",
    });
    const { headers } = await request(wide.url).get("/");
    const { body } = await request(wide.url).get("/config.json");
    await wide.close();
    expect(headers["content-security-policy"]).toContain("https://www.googletagmanager.com");
    expect(headers["content-security-policy"]).toContain("https://errors.example");
    expect(headers).toHaveProperty("strict-transport-security");
    expect(body).toEqual({
      version: "2.0.0",
      analyticsId: "G-1",
      errorDsn: "https://k@errors.example/1",
      live: false,
      rates: { person: 1200, token: 600, address: 120 },
    });
  });

  it("give a local start no promise of TLS, and say nothing of what it runs on", async () => {
    const { headers } = await agent().get("/");
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("echo a harmless request id and replace any other", async () => {
    const idFor = async (given: string) =>
      (await agent().get("/healthz").set("x-request-id", given)).headers["x-request-id"];
    expect(await idFor("abc-12345")).toBe("abc-12345");
    expect(await idFor("<script>alert(1)</script>")).toMatch(/^[\w-]{36}$/);
  });
});
