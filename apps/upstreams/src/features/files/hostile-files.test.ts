import { Agent, request as ask, type ClientRequest, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import request from "supertest";
import { aPicture, uploadFile, withoutSeededFiles, type Sent } from "../../testing/files.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await withoutSeededFiles(world);
});
afterAll(() => world.close());

const as = "super-admin";
const upload = (sent: Sent) => uploadFile(world, as, sent);
const nothingIsLeft = async () => {
  const ids: string[] = [];
  for await (const id of world.files.store.list()) ids.push(id);
  expect(ids).toEqual([]);
  expect(await readdir(join(world.dataDir, "uploads")).catch(() => [])).toEqual([]);
  expect(await world.rows("select id from files")).toEqual([]);
};

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}
/** A PNG that says it is so large, in a few bytes. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc(100_000));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

/** The start of a file of the old Office format, which has an entry of this name. */
const oldOffice = (entry: string): Buffer =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(1016), Buffer.from(entry, "utf16le")]);

/** A zip whose only entry says it is an Office document's and unpacks to far more than it weighs. */
function zipBomb(): Buffer {
  const name = Buffer.from("[Content_Types].xml");
  const data = deflateSync(Buffer.alloc(200 * 1024 * 1024)).subarray(2);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(200 * 1024 * 1024, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, data]);
}

const refused: [what: string, kind: string, name: string, content: () => Buffer | Promise<Buffer>, message: string][] =
  [
    [
      "a page called a picture",
      "avatar",
      "me.png",
      () => Buffer.from("<html><script>alert(1)"),
      "The file is damaged, or isn't really a PNG file.",
    ],
    [
      "a drawing that can run",
      "avatar",
      "me.svg",
      () => Buffer.from("<svg onload=alert(1)>"),
      "Upload a PNG, JPG or WebP file.",
    ],
    [
      "a drawing that cannot be read",
      "session-image",
      "a.svg",
      () => Buffer.from("<svg onload=alert(1)>"),
      "The SVG can't be read. Export it again as a plain SVG, or upload a PNG.",
    ],
    [
      "the beginning of a picture",
      "avatar",
      "me.png",
      () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
      "Upload a PNG, JPG or WebP file.",
    ],
    [
      "a picture that is cut off",
      "document",
      "a.jpg",
      async () => (await aPicture({ width: 400, height: 400, format: "jpeg" })).content.subarray(0, 700),
      "Upload a PDF, PNG, JPG or WebP file.",
    ],
    [
      "a picture with more pixels than memory",
      "avatar",
      "me.png",
      () => bomb(60_000, 60_000),
      "The image must be 40 megapixels or smaller.",
    ],
    [
      "a picture as a CV",
      "cv",
      "cv.pdf",
      async () => (await aPicture()).content,
      "The file is damaged, or isn't really a PDF file.",
    ],
    [
      "a program",
      "document",
      "a.pdf",
      () => Buffer.from("MZ\u0090\0\u0003"),
      "The file is damaged, or isn't really a PDF file.",
    ],
    [
      "a table with other signs than text",
      "import",
      "a.csv",
      () => Buffer.from("a,b\n1\0,2"),
      "Line 2 has a character that does not belong into a text (NUL). Delete it, or save the file again as CSV UTF-8, and upload it again.",
    ],
    [
      "a workbook of the old format",
      "import",
      "families.xls",
      () => oldOffice("Workbook"),
      "This workbook is in the old XLS format. Save it as XLSX or CSV and upload it again.",
    ],
    [
      "a workbook with a password",
      "import",
      "families.xlsx",
      () => oldOffice("EncryptedPackage"),
      "This workbook has a password. Remove the password, save it and upload it again.",
    ],
    [
      "text as a recording",
      "audio",
      "a.mp3",
      () => Buffer.from("la la la"),
      "The file is damaged, or isn't really an MP3 file.",
    ],
    [
      "a zip that unpacks without an end",
      "cv",
      "cv.docx",
      zipBomb,
      "The file is damaged, or isn't really a DOCX file.",
    ],
    ["nothing", "document", "a.pdf", () => Buffer.alloc(0), "The file is empty."],
    [
      "more than 2 MB for a picture",
      "avatar",
      "me.png",
      () => Buffer.alloc(2 * 1024 * 1024 + 1),
      "The file must be 2 MB or smaller.",
    ],
    [
      "more than 5 MB for a CV",
      "cv",
      "cv.pdf",
      () => Buffer.alloc(5 * 1024 * 1024 + 1),
      "The file must be 5 MB or smaller.",
    ],
  ];

it.each(refused)("refuses %s, at its field", async (_, kind, name, content, message) => {
  const before = process.memoryUsage().rss;
  const { status, body } = await upload({ kind, name, content: await content() });
  expect([status, body]).toEqual([422, { error: message, code: "VALIDATION", fields: { file: message } }]);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  await nothingIsLeft();
});

it("refuses a kind that there is not", async () => {
  const { status, body } = await upload({ kind: "anything", name: "a.pdf", content: Buffer.from("%PDF-1.7") });
  expect([status, body]).toMatchObject([422, { fields: { kind: "Choose a valid kind of file." } }]);
});

it.each([
  ["../../../etc/passwd.csv", "passwd.csv"],
  ["C:\\Users\\ada\\list.csv", "list.csv"],
  ["my %22list%22.csv", 'my "list".csv'],
  ["list\u202egnp.csv", "listgnp.csv"],
  ["a".repeat(300) + ".csv", "a".repeat(200)],
])("takes the name %j for %j", async (name, kept) => {
  // The type of a table is told by its name, which may be cut off.
  const kind = kept.endsWith(".csv") ? "import" : "document";
  const content = Buffer.from(kind === "import" ? "name\nỌlá" : "%PDF-1.7");
  const token = await world.tokenOf(as);
  const body = ["--b", 'content-disposition: form-data; name="kind"', "", kind, "--b"];
  const head = `content-disposition: form-data; name="file"; filename="${name.replaceAll("\\", "\\\\")}"`;
  const { status, body: answer } = await request(world.servers.v2)
    .post("/files")
    .set({ authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" })
    .send([...body, head, "", content.toString(), "--b--", ""].join("\r\n"));
  expect([status, answer]).toMatchObject([201, { data: { name: kept } }]);
});

it.each([
  ["no form", "application/json", "{}", 400],
  ["a form without a boundary", "multipart/form-data", "x", 400],
  [
    "a form without an end",
    "multipart/form-data; boundary=b",
    '--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\ncv',
    400,
  ],
  [
    "a form without a file",
    "multipart/form-data; boundary=b",
    '--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\ncv\r\n--b--\r\n',
    422,
  ],
])("answers %s with what is wrong", async (_, type, body, status) => {
  const answer = await request(world.servers.v2)
    .post("/files")
    .set({ authorization: `Bearer ${await world.tokenOf(as)}`, "content-type": type })
    .send(body);
  expect(answer.status).toBe(status);
});

it("leaves a connection good for the next call after a file was too large", async () => {
  const server = world.servers.v2.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const authorization = `Bearer ${await world.tokenOf(as)}`;
  const call = async (method: string, path: string, type?: string, body?: Buffer): Promise<number | undefined> => {
    const headers = { authorization, ...(type && { "content-type": type }) };
    const sending = ask({ port, method, path, agent, headers });
    sending.end(body);
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer.statusCode;
  };
  const head = 'content-disposition: form-data; name="file"; filename="me.png"';
  const form = Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\navatar\r\n--b\r\n${head}\r\n\r\n`),
    Buffer.alloc(3 * 1024 * 1024),
    Buffer.from("\r\n--b--\r\n"),
  ]);
  for (let round = 0; round < 3; round += 1) {
    expect(await call("POST", "/files", "multipart/form-data; boundary=b", form)).toBe(422);
    expect(await call("GET", "/admin/region?pageSize=1")).toBe(200);
    await wait(1_100);
    expect(await call("GET", "/admin/region?pageSize=1")).toBe(200);
  }
  agent.destroy();
  server.close();
});

describe("a body without an end", () => {
  async function endless(authorization: string): Promise<{ status: number; sending: ClientRequest }> {
    const server = world.servers.v2.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const headers = { authorization, "content-type": "multipart/form-data; boundary=b" };
    const sending = ask({ port, method: "POST", path: "/files", headers });
    sending.on("error", () => undefined);
    const head = 'content-disposition: form-data; name="file"; filename="a.pdf"';
    sending.write(`--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\ncv\r\n--b\r\n${head}\r\n\r\n%PDF-1.7`);
    const part = Buffer.alloc(256 * 1024);
    const timer = setInterval(() => sending.write(part), 2);
    const [answer] = (await once(sending, "response")) as [{ statusCode: number }];
    await new Promise((resolve) => sending.once("close", resolve));
    clearInterval(timer);
    server.close();
    server.closeAllConnections();
    return { status: answer.statusCode, sending };
  }

  it("is answered as soon as it is too long, and then cut off", async () => {
    expect((await endless(`Bearer ${await world.tokenOf(as)}`)).status).toBe(422);
  });

  it("is not read of somebody who is not signed in", async () => {
    expect((await endless("Bearer nobody")).status).toBe(401);
  });
});
