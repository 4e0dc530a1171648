import request from "supertest";
import { roles, type Role } from "@app/domain/enums.ts";
import { fileKindNames, fileKinds, uploadQuota } from "@app/domain/files/file-kinds.ts";
import { permissionsOf } from "@app/domain/permissions.ts";
import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { keepFile } from "./files.service.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const pdf = Buffer.from(`%PDF-1.7\n${"0123456789".repeat(10)}`);
const callers: (Role | "no-role")[] = [...roles, "no-role"];

it.each(fileKindNames)("takes %s from those alone who may write what it is for", async (kind) => {
  for (const as of callers) {
    const may = permissionsOf(as === "no-role" ? null : as);
    const isAllowed = fileKinds[kind].uploadedBy.some((permission) => may.has(permission));
    // Where it may be sent, it is refused for what it holds.
    const { status, body } = await uploadFile(world, as, { kind, name: "a.bin", content: Buffer.from([0, 1, 2]) });
    expect([as, status, body]).toMatchObject([as, isAllowed ? 422 : 403, isAllowed ? {} : { code: "FORBIDDEN" }]);
  }
});

it("takes no more of one person than the quota until a record names some of it, and of others as before", async () => {
  const picture = await aPicture();
  const send = (as: "admin" | "director") => uploadFile(world, as, { kind: "cover", ...picture });
  const [{ id: adminId } = { id: "" }] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'admin@demo.test'",
  );
  const first = idOf(await send("admin"));
  await world.rows("update files set size = $1 where id = $2", [uploadQuota.megabytes * 1024 * 1024, first]);
  const refused = await send("admin");
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { fields: { file: expect.stringMatching(/^You have uploaded 200 MB/) } },
  ]);
  expect((await send("director")).status).toBe(201);
  await keepFile({ db: world.database, actor: { id: adminId } as never }, "coverImage", first, {
    kind: "cover",
    refersKind: "group-lesson",
    refersId: "f".repeat(24),
  });
  expect((await send("admin")).status).toBe(201);
});

it("takes no more files at once of one person than the quota", async () => {
  const { store } = world.files;
  const put = store.put.bind(store);
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const slow = jest.spyOn(store, "put").mockImplementation(async (...file) => {
    await waiting;
    return put(...file);
  });
  const statuses: number[] = [];
  let refused = () => {};
  const allRefused = new Promise<void>((resolve) => (refused = resolve));
  const sending = Array.from({ length: uploadQuota.atOnce + 4 }, async () => {
    const { status } = await uploadFile(world, "super-admin", { kind: "document", name: "a.pdf", content: pdf });
    if (statuses.push(status) === 4) refused();
  });
  await allRefused;
  expect(statuses).toEqual(Array(4).fill(422));
  goOn();
  await Promise.all(sending);
  slow.mockRestore();
  expect(statuses.slice(4)).toEqual(Array(uploadQuota.atOnce).fill(201));
});

it("says that the disk is full, and keeps nothing of the file", async () => {
  const put = jest
    .spyOn(world.files.store, "put")
    .mockRejectedValue(Object.assign(new Error("no"), { code: "ENOSPC" }));
  const { status, body } = await uploadFile(world, "admin", { kind: "document", name: "a.pdf", content: pdf });
  put.mockRestore();
  expect([status, body]).toMatchObject([
    507,
    { error: "The server has no room left for files. Nothing was saved; try again later." },
  ]);
});

it("has each public file on the one server that its kind is on", async () => {
  const { _id: id } = (await uploadFile(world, "super-admin", { kind: "cover", ...(await aPicture()) })).body.data;
  const [{ id: personId } = { id: "" }] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'super-admin@demo.test'",
  );
  await keepFile({ db: world.database, actor: { id: personId } as never }, "coverImage", id, {
    kind: "cover",
    refersKind: "group-lesson",
    refersId: "e".repeat(24),
  });
  expect((await request(world.servers.v2).get(`/files/${id}`)).status).toBe(200);
  expect((await request(world.servers.v1).get(`/files/${id}`)).status).toBe(404);
});
