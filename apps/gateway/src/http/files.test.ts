import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import request from "supertest";
import { linkedTypes, publicTypes } from "@app/domain/files/file-kinds.ts";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aViewer } from "../testing/records.ts";
import { startUpstream, type Behaviour, type UpstreamServer } from "../testing/upstream-server.ts";

const id = "0123456789abcdef01234567";
const stored = {
  _id: id,
  name: "cv.pdf",
  contentType: "application/pdf",
  size: 4,
  url: `/files/${id}?t=x`,
  expiresAt: null,
};

/** What the newer server was asked, and how it answers. */
interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}
let asked: Asked[];
let answer: (one: Asked) => { status: number; headers?: Record<string, string>; body: string };
let v1: UpstreamServer;
let v2: Server;
let gateway: TestGateway;

const signIn: Behaviour = ({ path }) => {
  if (path.startsWith("/files/")) return { status: 404, json: { message: "No." } };
  return path === "/admin/loginWithToken/bad"
    ? { status: 401, json: { error: "Invalid authorization token" } }
    : { json: { user: aViewer() } };
};

beforeAll(async () => {
  v1 = await startUpstream(signIn);
  v2 = createServer((req, res) => {
    let body = "";
    req.on("error", () => undefined);
    req.on("data", (part) => (body += String(part)));
    req.on("end", () => {
      const one = { method: req.method ?? "", url: req.url ?? "", headers: req.headers, body };
      asked.push(one);
      const { status, headers = {}, body: text } = answer(one);
      res.writeHead(status, headers).end(req.method === "HEAD" ? undefined : text);
    });
  }).listen(0, "127.0.0.1");
  await once(v2, "listening");
  const v2Url = `http://127.0.0.1:${(v2.address() as AddressInfo).port}`;
  gateway = await startGateway({ v1Url: v1.url, v2Url, rates: { person: 40, token: 40, address: 40 } });
});
afterAll(async () => {
  await gateway.close();
  await v1.close();
  v2.closeAllConnections();
  v2.close();
});
beforeEach(() => {
  asked = [];
  answer = () => ({ status: 201, body: JSON.stringify({ data: stored }) });
});

const json = { "content-type": "application/json" };
const post = (token: string | null = "good") => {
  const sent = request(gateway.url).post("/files").set("idempotency-key", "k1");
  if (token !== null) void sent.set("authorization", `Bearer ${token}`);
  return sent.field("kind", "cv").attach("file", Buffer.from("%PDF"), "cv.pdf");
};

describe("an upload", () => {
  it("goes to the newer server as it came, and tells what was stored", async () => {
    const { status, body } = await post();
    expect([status, body]).toEqual([201, { id, name: "cv.pdf", contentType: "application/pdf", size: 4 }]);
    expect(asked).toMatchObject([
      {
        method: "POST",
        url: "/files",
        headers: {
          authorization: "Bearer good",
          "idempotency-key": "k1",
          "content-type": expect.stringMatching(/^multipart\/form-data; boundary=/),
          "x-request-id": expect.any(String),
        },
        body: expect.stringContaining("%PDF"),
      },
    ]);
  });

  it("is refused with the server's text at its field", async () => {
    const text = "Upload a PDF, DOC or DOCX file.";
    answer = () => ({ status: 422, headers: json, body: JSON.stringify({ error: text, fields: { file: text } }) });
    const { status, body } = await post();
    expect([status, body]).toMatchObject([
      422,
      { errors: [{ message: text, extensions: { code: "BAD_USER_INPUT", fields: { file: text } } }] },
    ]);
  });

  it.each([
    ["a failure", 500, '{"error":"No."}'],
    ["no JSON", 201, "<html>"],
    ["another form", 201, '{"data":{}}'],
  ])("shows nothing of %s of the server", async (_, status, body) => {
    answer = () => ({ status, headers: json, body });
    const answered = await post();
    expect([answered.status, answered.body]).toMatchObject([502, { errors: [{ message: "Network error" }] }]);
  });

  it("is handed on of a guest where it proves a transfer, without a token", async () => {
    const form = request(gateway.url).post("/invoice-proof").field("code", "c0de");
    const { status, body } = await form.attach("file", Buffer.from("%PDF"), "receipt.pdf");
    expect([status, body]).toMatchObject([201, { id }]);
    expect(asked).toMatchObject([{ method: "POST", url: "/billing/invoice-page/proof" }]);
    expect(asked[0]?.headers.authorization).toBeUndefined();
    answer = () => ({ status: 429, headers: json, body: JSON.stringify({ error: "Too many attempts." }) });
    const refused = request(gateway.url).post("/invoice-proof").field("code", "c0de");
    const again = await refused.attach("file", Buffer.from("%PDF"), "receipt.pdf");
    expect([again.status, again.body]).toMatchObject([429, { errors: [{ extensions: { code: "RATE_LIMITED" } }] }]);
  });

  it.each([null, "bad"])("is not handed on of somebody who is not signed in (%s)", async (token) => {
    const { status, body } = await post(token);
    expect([status, body]).toMatchObject([401, { errors: [{ extensions: { code: "UNAUTHENTICATED" } }] }]);
    expect(asked).toEqual([]);
  });

  it("is refused at once where it says that it is too long", async () => {
    const sending = ask(`${gateway.url}/files`, {
      method: "POST",
      headers: { authorization: "Bearer good", "content-length": 10 ** 9, "content-type": "multipart/form-data" },
    });
    sending.on("error", () => undefined).flushHeaders();
    const [response] = (await once(sending, "response")) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    const [said] = (await once(response.setEncoding("utf8"), "data")) as [string];
    expect(JSON.parse(said)).toMatchObject({
      errors: [{ message: "No file may be larger than 50 MB; an import may have 20 MB." }],
    });
    sending.destroy();
  });

  it("is cut off where it goes on without an end", async () => {
    const sending = ask(`${gateway.url}/files`, {
      method: "POST",
      headers: { authorization: "Bearer good", "content-type": "multipart/form-data; boundary=b" },
    });
    sending.on("error", () => undefined);
    const part = Buffer.alloc(1024 * 1024);
    const timer = setInterval(() => sending.write(part), 1);
    const [{ statusCode }] = (await once(sending, "response")) as [IncomingMessage];
    await new Promise((resolve) => sending.once("close", resolve));
    clearInterval(timer);
    expect(statusCode).toBe(413);
  });
});

describe("a file behind a link", () => {
  const pdf = {
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''cv.pdf",
    etag: `"${id}"`,
  };
  const get = (path = `/files/${id}?t=a.b-c`) => request(gateway.url).get(path);

  it("is opened by it alone, kept by nobody else, and runs nothing", async () => {
    answer = () => ({ status: 200, headers: pdf, body: "%PDF" });
    const { status, headers, body } = await get();
    expect([status, String(body)]).toEqual([200, "%PDF"]);
    expect(headers).toMatchObject({
      ...pdf,
      "cache-control": "private, max-age=600",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    expect(asked).toMatchObject([{ method: "GET", url: `/files/${id}?t=a.b-c` }]);
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it("is sent in parts", async () => {
    answer = ({ headers }) =>
      headers.range === "bytes=0-1"
        ? { status: 206, headers: { ...pdf, "content-range": "bytes 0-1/4" }, body: "%P" }
        : { status: 416, headers: { ...pdf, "content-range": "bytes */4" }, body: "" };
    const part = await get().set({ range: "bytes=0-1", "if-range": `"${id}"` });
    expect([part.status, part.headers["content-range"], String(part.body)]).toEqual([206, "bytes 0-1/4", "%P"]);
    expect(asked[0]?.headers["if-range"]).toBe(`"${id}"`);
    const none = await get().set("range", "bytes=9-");
    expect([none.status, none.headers["content-range"]]).toEqual([416, "bytes */4"]);
  });

  it("is told of to HEAD", async () => {
    answer = () => ({ status: 200, headers: { ...pdf, "content-length": "4" }, body: "" });
    const { status, headers } = await request(gateway.url).head(`/files/${id}?t=a.b`);
    expect([status, headers["content-length"], asked[0]?.method]).toEqual([200, "4", "HEAD"]);
  });

  it.each([...linkedTypes])("is handed on where it is %s, and played or shown where browsers can", async (type) => {
    answer = () => ({ status: 200, headers: { "content-type": type, "content-disposition": "inline" }, body: "1" });
    const { status, headers } = await get();
    expect([status, headers["content-type"]]).toEqual([200, type]);
    expect(headers["content-disposition"]).toBe(/^(image|audio|video)/.test(type) ? "inline" : "attachment");
  });

  it.each([
    ["a page", "text/html"],
    ["a program", "text/javascript"],
  ])("is not handed on where it is %s", async (_, type) => {
    answer = () => ({ status: 200, headers: { "content-type": type }, body: "<script>" });
    expect((await get()).status).toBe(502);
  });

  it("is shown where it is a drawing, in which nothing may run or be fetched", async () => {
    answer = () => ({ status: 200, headers: { "content-type": "image/svg+xml" }, body: "<svg/>" });
    const { status, headers } = await get();
    expect([status, headers["content-security-policy"]]).toEqual([200, "default-src 'none'; sandbox"]);
  });

  it("is never shown in place of a page, whatever the server says", async () => {
    answer = () => ({ status: 200, headers: { ...pdf, "content-disposition": "inline" }, body: "%PDF" });
    expect((await get()).headers["content-disposition"]).toBe("attachment");
  });

  it.each(["?t=", "?t=a%00", "?t=a/../b", "?t=a&t=b", `?t=${"a".repeat(300)}`])(
    "is not asked for by %s",
    async (query) => {
      expect((await get(`/files/${id}${query}`)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it("is in no log", async () => {
    answer = () => ({ status: 500, headers: {}, body: "" });
    await get(`/files/${id}?t=secret-link`);
    expect(gateway.logs.join("")).not.toContain("secret-link");
  });
});

describe("a file for everyone", () => {
  const get = () => request(gateway.url).get(`/files/${id}`);
  const recording = { status: 200, headers: { "content-type": "audio/mpeg" }, body: "ID3" };

  it.each([...publicTypes])("is handed on by its address alone where it is %s", async (type) => {
    answer = () => ({ status: 200, headers: { "content-type": type }, body: "x" });
    const { status, headers } = await get();
    expect([status, headers["content-type"]]).toEqual([200, type]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it.each(["application/pdf", "video/mp4", "text/csv"])("is none that is %s", async (type) => {
    answer = () => ({ status: 200, headers: { "content-type": type }, body: "x" });
    expect((await get()).status).toBe(502);
  });

  it("is had from one server while the other is away", async () => {
    v1.behave(() => "reset");
    answer = () => recording;
    expect((await get()).status).toBe(200);
    answer = () => ({ status: 404, headers: json, body: "{}" });
    expect((await get()).status).toBe(502);
    v1.behave(() => ({ status: 404, json: {} }));
    expect((await get()).status).toBe(404);
    v1.behave(signIn);
  });

  it("is counted by address, ten for each operation", async () => {
    const own = await startGateway({ v1Url: v1.url, v2Url: v1.url, rates: { person: 5, token: 5, address: 2 } });
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await request(own.url).get(`/files/${id}?t=a`)).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
    await own.close();
  });
});

it("says that the server has no room for a file", async () => {
  const text = "The server has no room left for files. Nothing was saved; try again later.";
  answer = () => ({ status: 507, headers: json, body: JSON.stringify({ error: text, code: "UNAVAILABLE" }) });
  const { status, body } = await post();
  expect([status, body]).toMatchObject([
    507,
    { errors: [{ message: text, extensions: { code: "UPSTREAM_UNAVAILABLE" } }] },
  ]);
});

it("counts uploads among what a person may ask in a minute", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 45; at += 1) statuses.push((await post("counted")).status);
  expect(statuses.at(-1)).toBe(429);
});
