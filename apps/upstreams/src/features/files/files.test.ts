import { readdir } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import sharp from "sharp";
import { aPicture, idOf, uploadFile, type Sent } from "../../testing/files.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { keepFile } from "./files.service.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "super-admin";
const pdf = Buffer.from(`%PDF-1.7\n${"0123456789".repeat(10)}`);
const aDocument: Sent = { kind: "document", name: "Ụlọ akwụkwọ.pdf", content: pdf };
const upload = (sent: Sent, headers?: Record<string, string>) => uploadFile(world, as, sent, headers);
const get = (path: string, headers: Record<string, string> = {}) => request(world.servers.v2).get(path).set(headers);
const stored = async () => {
  const ids: string[] = [];
  for await (const id of world.files.store.list()) ids.push(id);
  return ids;
};
const staged = () => readdir(join(world.dataDir, "uploads"));
const idOfPerson = async (email: string) =>
  (await world.rows<{ id: string }>("select id from account_users where email = $1", [email]))[0]!.id;

/** As the record that names it is saved. */
async function keep(id: string, refersKind: "customer-pod" | "notification") {
  const actor = { id: await idOfPerson(`${as}@demo.test`) } as never;
  await keepFile({ db: world.database, actor }, "file", id, { kind: "document", refersKind, refersId: "f".repeat(24) });
}

it("takes a file in, tells of it, and keeps it under a name of its own", async () => {
  const { status, body } = await upload(aDocument);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ name: "Ụlọ akwụkwọ.pdf", contentType: "application/pdf", size: pdf.length });
  expect(await stored()).toContain(body.data._id);
  expect(await staged()).toEqual([]);
});

it("serves it to a link for ten minutes, and then no longer", async () => {
  const { url, expiresAt } = (await upload(aDocument)).body.data;
  const { status, headers, body } = await get(url);
  expect([status, body]).toEqual([200, pdf]);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(pdf.length),
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("Ụlọ akwụkwọ.pdf")}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "private, max-age=600",
  });
  expect(expiresAt).toBe(new Date(world.clock.now().getTime() + 600_000).toISOString());
  world.pass(9);
  expect((await get(url)).status).toBe(200);
  world.pass(2);
  expect((await get(url)).status).toBe(404);
});

it("opens by no other link", async () => {
  const [{ url }, other] = [(await upload(aDocument)).body.data, (await upload(aDocument)).body.data];
  const token = url.split("=")[1] ?? "";
  const [expires = "", reader = "", mac = ""] = token.split(".");
  const later = (Number.parseInt(expires, 36) + 60).toString(36);
  const another = reader.replace(/.$/, (sign) => (sign === "0" ? "1" : "0"));
  const changed = [
    `${later}.${reader}.${mac}`,
    `${expires}.${another}.${mac}`,
    `${expires}.${reader}.${"A".repeat(43)}`,
    `${token}x`,
    `${expires}.${mac}`,
    "",
  ];
  for (const forged of ["", ...changed.map((one) => `?t=${one}`)]) {
    expect((await get(`${url.split("?")[0]}${forged}`)).status).toBe(404);
  }
  expect((await get(`${other.url.split("?")[0]}?t=${token}`)).status).toBe(404);
  expect((await get(`/files/..%2f..%2fconfig?t=${token}`)).status).toBe(404);
  expect((await world.v1("get", url.split("?")[0] ?? "")).status).toBe(404);
});

it.each([
  ["bytes=0-3", 206, "%PDF", "bytes 0-3/109"],
  ["bytes=105-", 206, "6789", "bytes 105-108/109"],
  ["bytes=-2", 206, "89", "bytes 107-108/109"],
  ["bytes=100-9999", 206, "123456789", "bytes 100-108/109"],
  ["bytes=109-", 416, "", "bytes */109"],
  ["bytes=5-1", 416, "", "bytes */109"],
  ["bytes=0-1,5-6", 200, pdf.toString(), undefined],
  ["lines=0-1", 200, pdf.toString(), undefined],
  ["bytes=x", 200, pdf.toString(), undefined],
])("answers %s with %i", async (range, status, text, contentRange) => {
  const { url } = (await upload(aDocument)).body.data;
  const answer = await get(url, { range });
  expect([answer.status, answer.headers["content-range"]]).toEqual([status, contentRange]);
  expect(Buffer.isBuffer(answer.body) ? answer.body.toString() : "").toBe(text);
});

it("sends all of it where the part was asked of another, and only tells of it to HEAD", async () => {
  const { url, _id } = (await upload(aDocument)).body.data;
  expect((await get(url, { range: "bytes=0-3", "if-range": `"${_id}"` })).status).toBe(206);
  expect((await get(url, { range: "bytes=0-3", "if-range": '"other"' })).status).toBe(200);
  const head = await request(world.servers.v2).head(url);
  expect([head.status, head.headers["content-length"], head.text]).toEqual([200, "109", undefined]);
});

it("gives links to a pending file to nobody but who sent it, and then to who may read the record", async () => {
  const id = idOf(await upload(aDocument));
  const readers = async () => {
    const may: string[] = [];
    for (const caller of ["super-admin", "director", "content-creator", "no-role"] as const) {
      const { body } = await world.v2<{ data: object[] }>("get", `/files?id=${id}`, { as: caller });
      if (body.data.length > 0) may.push(caller);
    }
    return may;
  };
  expect(await readers()).toEqual(["super-admin"]);
  await keep(id, "customer-pod");
  expect(await readers()).toEqual(["super-admin", "director"]);
});

it("gives a file that belongs to one person to nobody else", async () => {
  const id = idOf(await upload(aDocument));
  await keep(id, "notification");
  expect((await world.v2("get", `/files?id=${id}`, { as: "director" })).body).toEqual({ data: [] });
});

it("takes a file sent again under its key for the same one", async () => {
  const headers = { "idempotency-key": "upload-1" };
  const first = idOf(await upload(aDocument, headers));
  const before = await stored();
  expect(idOf(await upload(aDocument, headers))).toBe(first);
  expect(await stored()).toEqual(before);
  const other = await upload({ ...aDocument, content: Buffer.concat([pdf, pdf]) }, headers);
  expect([other.status, other.body]).toMatchObject([409, { code: "KEY_REUSED" }]);
});

it.each(["png", "jpeg", "webp"] as const)(
  "draws a %s anew, upright and without what a camera wrote",
  async (format) => {
    const { content } = await aPicture({ width: 40, height: 20, format });
    const withExif = await sharp(content)
      .withExif({ IFD0: { Copyright: "Ada", ImageDescription: "6.5244 N, 3.3792 E" } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const hidden = Buffer.concat([withExif, Buffer.from("<script>alert(1)</script>")]);
    const { url, contentType, size } = (await upload({ kind: "document", name: `a.${format}`, content: hidden })).body
      .data;
    expect(contentType).toBe(`image/${format}`);
    const { body } = await get(url);
    expect(body).toHaveLength(size);
    expect((body as Buffer).includes("<script>")).toBe(false);
    const { width, height, exif, orientation } = await sharp(body as Buffer).metadata();
    expect({ width, height, exif, orientation }).toMatchObject({ width: 20, height: 40, exif: undefined });
  },
);

it("writes a drawing of a session anew, and shows it", async () => {
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0"/></svg>');
  const { url, contentType } = (await upload({ kind: "session-image", name: "a.svg", content })).body.data;
  const { body, headers } = await get(url);
  expect([contentType, headers["content-disposition"]]).toEqual(["image/svg+xml", expect.stringMatching(/^inline/)]);
  expect(String(body)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>');
});

it("keeps a picture of a person small", async () => {
  const { content } = await aPicture({ width: 2000, height: 1000, format: "jpeg" });
  const file = (await upload({ kind: "avatar", name: "me.jpg", content })).body.data;
  const { width, height } = await sharp((await get(file.url)).body as Buffer).metadata();
  expect([width, height]).toEqual([512, 256]);
});
