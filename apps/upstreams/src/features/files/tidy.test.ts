import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import request from "supertest";
import { openEmbedded } from "../../database/embedded.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { MortalServer } from "../../testing/crash/server.ts";
import { aPicture, idOf, uploadFile, withoutSeededFiles } from "../../testing/files.ts";
import { buildPrograms, type Programs } from "../../testing/programs.ts";
import { startS3 } from "../../testing/s3.ts";
import { putTemplate } from "../../testing/template.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { tidyFiles } from "./tidy.ts";

const as = "admin";
const document = { kind: "document", name: "a.pdf", content: Buffer.from("%PDF-1.7") };
const hours = 60;

async function storedIn({ files: { store } }: Pick<World, "files">): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of store.list()) ids.push(id);
  return ids.sort();
}
const tidy = ({ database, clock, files }: World) =>
  tidyFiles({ database, files, now: clock.now(), signal: new AbortController().signal });

describe.each(["a folder", "a bucket"])("over %s", (kind) => {
  let s3: Awaited<ReturnType<typeof startS3>> | null;
  let world: World;
  beforeAll(async () => {
    s3 = kind === "a bucket" ? await startS3() : null;
    world = await openWorld(s3 ? { s3: s3.settings } : {});
    await withoutSeededFiles(world);
  });
  afterAll(async () => {
    await world.close();
    await s3?.close();
  });

  it("what no record has named for a day goes, what one names stays", async () => {
    const kept = idOf(await uploadFile(world, as, { kind: "avatar", ...(await aPicture()) }));
    const { version } = (await world.v1<{ version: number }>("get", "/admin/profile", { as })).body;
    const saved = await world.v1("put", "/admin/profile/avatar", { as, body: { version, fileId: kept } });
    expect(saved.status).toBe(200);
    const pending = idOf(await uploadFile(world, as, document));
    // Stored, and the server died before it could tell of it.
    const untold = `${Math.floor(world.clock.now().getTime() / 1000).toString(16)}${"0".repeat(16)}`;
    await world.files.store.put(untold, Readable.from([Buffer.from("x")]), 1);
    await writeFile(join(world.files.staging, `${untold}.received`), "half");

    world.pass(23 * hours);
    expect(await tidy(world)).toEqual({ removed: 0 });
    expect(await storedIn(world)).toEqual([kept, pending, untold].sort());
    world.pass(2 * hours);
    expect(await tidy(world)).toEqual({ removed: 3 });
    expect(await storedIn(world)).toEqual([kept]);
    expect(await readdir(world.files.staging)).toEqual([]);
    expect((await world.v1("get", `/files/${kept}`)).status).toBe(200);
    expect(await tidy(world)).toEqual({ removed: 0 });
  });

  it("what a record lets go of is gone at once, and its bytes with the next run", async () => {
    const [old] = await storedIn(world);
    const { version } = (await world.v1<{ version: number }>("get", "/admin/profile", { as })).body;
    await world.v1("put", "/admin/profile/avatar", { as, body: { version, fileId: null } });
    expect((await world.v1("get", `/files/${old}`)).status).toBe(404);
    expect(await tidy(world)).toEqual({ removed: 1 });
    expect(await storedIn(world)).toEqual([]);
  });

  it("what is still in the database is served from there, in parts too, and moved", async () => {
    const id = `${"1".repeat(8)}${"0".repeat(16)}`;
    await world.rows(
      `insert into files (id, kind, state, name, content_type, size, content, refers_kind, refers_id, created_at, created_by)
       values ($1, 'avatar', 'kept', 'picture', 'image/png', 4, '\\x89504e47', 'staff-user', 'x', now(), 'x')`,
      [id],
    );
    const part = async () =>
      (await request(world.servers.v1).get(`/files/${id}`).set("range", "bytes=1-2")).body as Buffer;
    expect(String(await part())).toBe("PN");
    expect(await tidy(world)).toEqual({ removed: 0, moved: 1 });
    expect(await world.rows("select content, length(sha256) as letters from files where id = $1", [id])).toEqual([
      { content: null, letters: 64 },
    ]);
    expect(String(await part())).toBe("PN");
  });
});

describe("when the server is killed", () => {
  let programs: Programs;
  let dataDir: string;
  beforeAll(async () => {
    programs = await buildPrograms();
    dataDir = await mkdtemp(join(tmpdir(), "killed-"));
    await putTemplate(dataDir);
    // The server would draw PDFs of invoices meanwhile, which are files too, and so are the pictures of the seed.
    const { database, close } = await openEmbedded(dataDir);
    await database.execute(sql`delete from billing_documents`);
    await database.execute(sql`delete from files`);
    await close();
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  it("in the middle of an upload and after one that nothing names, nothing is left dangling", async () => {
    const server = new MortalServer(programs.pathOf("main"), { DATA_DIR: dataDir });
    const { v1, v2 } = await server.addresses;
    const signedIn = await request(v1)
      .post("/admin/login")
      .send({ email: "director@demo.test", password: "Learn-Igbo-2026" });
    const authorization = `Bearer ${(signedIn.body as { accessToken: string }).accessToken}`;
    const whole = await request(v2)
      .post("/files")
      .set({ authorization })
      .field("kind", "document")
      .attach("file", document.content, "a.pdf");
    expect(whole.status).toBe(201);

    const sending = ask(`${v2}/files`, {
      method: "POST",
      headers: { authorization, "content-type": "multipart/form-data; boundary=b" },
    });
    sending.on("error", () => undefined);
    const head = 'content-disposition: form-data; name="file"; filename="a.pdf"';
    sending.write(`--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\ncv\r\n--b\r\n${head}\r\n\r\n%PDF`);
    sending.write(randomBytes(1024 * 1024));
    const staging = join(dataDir, "uploads");
    while ((await readdir(staging)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const closed = new Promise((resolve) => sending.once("close", resolve));
    await server.kill();
    await closed;
    expect(await readdir(staging)).toHaveLength(1);

    const { database, close } = await openEmbedded(dataDir);
    const files = await openStorage({ dataDir, s3: null, unusedFilesMs: 24 * 3_600_000 });
    const { signal } = new AbortController();
    expect(await storedIn({ files })).toHaveLength(1);
    expect(await tidyFiles({ database, files, signal, now: new Date() })).toEqual({ removed: 0 });
    expect(await tidyFiles({ database, files, signal, now: new Date(Date.now() + 25 * 3_600_000) })).toEqual({
      removed: 2,
    });
    expect(await storedIn({ files })).toEqual([]);
    expect(await readdir(staging)).toEqual([]);
    await close();
  });
});
