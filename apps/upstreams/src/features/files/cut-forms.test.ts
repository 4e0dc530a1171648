import { readdir } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { withoutSeededFiles } from "../../testing/files.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";

let world: World;
const unhandled: unknown[] = [];
beforeAll(async () => {
  world = await openWorld();
  await withoutSeededFiles(world);
});
afterAll(() => world.close());

const field = (kind: string) => `--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\n${kind}\r\n`;
const file = (text: string) => `--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${text}`;

const cut: [string, string, Exclude<Caller, null>][] = [
  ["within its file", field("cv") + file("%PDF-1.7"), "super-admin"],
  ["within a file that its sender may not send", field("avatar") + file("%PDF-1.7"), "no-role"],
  ["within a file of a kind that there is not", field("anything") + file("%PDF-1.7"), "content-creator"],
  ["within a file before its kind", file("%PDF-1.7"), "no-role"],
  ["within a large file", field("cv") + file("%PDF-1.7".padEnd(300_000, "x")), "super-admin"],
  ["before its file", field("cv") + file(""), "super-admin"],
];

it.each(cut)("answers a form that ends %s, and goes on", async (_, body, as) => {
  const onError = (error: unknown) => unhandled.push(error);
  process.on("uncaughtException", onError);
  const { status } = await request(world.servers.v2)
    .post("/files")
    .set({ authorization: `Bearer ${await world.tokenOf(as)}`, "content-type": "multipart/form-data; boundary=b" })
    .send(body);
  process.off("uncaughtException", onError);
  expect(unhandled).toEqual([]);
  expect([400, 403, 422]).toContain(status);
  expect(await readdir(join(world.dataDir, "uploads")).catch(() => [])).toEqual([]);
  expect((await world.v2("get", "/language-app/stories", { as: "super-admin" })).status).toBe(200);
});
