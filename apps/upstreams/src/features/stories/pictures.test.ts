import request from "supertest";
import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Answer, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const [people, places] = ["/language-app/characters", "/language-app/backgrounds"];
interface Shown {
  _id: string;
  version: number;
  imageFileId: string;
  expressions: { id: string; name: string; imageFileId: string }[];
}
type Said = Answer<{ data: Shown; fields?: Record<string, string> }>;

const send = async (size = { width: 1280, height: 720 }) =>
  uploadFile(world, "content-manager", { kind: "app-image", ...(await aPicture(size)) });
const write = (method: "post" | "patch", path: string, body: object): Promise<Said> =>
  world.v2(method, path, { as: "content-manager", body });
const get = (id: string) => request(world.servers.v2).get(`/files/${id}`);

it("shows a picture to everybody once a background has it, and to nobody before", async () => {
  const imageFileId = idOf(await send());
  expect((await get(imageFileId)).status).toBe(404);
  expect((await write("post", places, { name: "Bridge", imageFileId, imageAlt: "A bridge" })).status).toBe(201);
  const { status, headers } = await get(imageFileId);
  expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
});

it.each([
  [1279, 720],
  [1280, 719],
  [720, 1280],
])("refuses a background of %i by %i at its picture", async (width, height) => {
  const imageFileId = idOf(await send({ width, height }));
  const { status, body } = await write("post", places, { name: "Small", imageFileId, imageAlt: "A place" });
  expect([status, body.fields]).toEqual([422, { imageFileId: "Use an image at least 1280 by 720." }]);
});

it("refuses a smaller picture in the place of a background's own, and keeps that", async () => {
  const imageFileId = idOf(await send());
  const { data } = (await write("post", places, { name: "Hill", imageFileId, imageAlt: "A hill" })).body;
  const small = { _id: data._id, version: 1, imageFileId: idOf(await send({ width: 100, height: 100 })) };
  expect((await write("patch", places, small)).body.fields).toEqual({
    imageFileId: "Use an image at least 1280 by 720.",
  });
  expect((await write("patch", places, { _id: data._id, version: 1, name: "High hill" })).body.data.imageFileId).toBe(
    imageFileId,
  );
});

it("takes a picture by what it holds, not by what it is called", async () => {
  const text = { kind: "app-image", name: "me.png", content: Buffer.from("GIF89a and more") };
  expect((await uploadFile(world, "content-manager", text)).status).toBe(422);
  const { content } = await aPicture({ width: 3000, height: 1500, format: "jpeg" });
  const id = idOf(await uploadFile(world, "content-manager", { kind: "app-image", name: "b.png", content }));
  const [size] = await world.rows("select width, height, content_type as type from files where id = $1", [id]);
  expect(size).toEqual({ width: 2560, height: 1280, type: "image/jpeg" });
});

it("keeps the id of a look through a new name and a new picture, and gives every new look one of its own", async () => {
  const [usual, happy, sad] = [idOf(await send()), idOf(await send()), idOf(await send())];
  const begun = { name: "Àdìsá", imageFileId: usual, imageAlt: "A man" };
  const { data } = (await write("post", people, { ...begun, expressions: [{ name: "Happy", imageFileId: happy }] }))
    .body;
  const [{ id } = { id: "" }] = data.expressions;
  const expressions = [
    { name: "Sad", imageFileId: sad },
    { id, name: "Joyful", imageFileId: sad },
    { id, name: "Copied", imageFileId: happy },
  ];
  const saved = (await write("patch", people, { _id: data._id, version: 1, expressions })).body.data.expressions;
  expect(saved.map(({ name }) => name)).toEqual(["Sad", "Joyful", "Copied"]);
  expect(saved[1]).toMatchObject({ id, imageFileId: sad });
  expect(new Set(saved.map((one) => one.id)).size).toBe(3);
});

it("refuses a picture that somebody else sent", async () => {
  const theirs = idOf(await uploadFile(world, "super-admin", { kind: "app-image", ...(await aPicture()) }));
  const { status, body } = await write("post", people, { name: "Thief", imageFileId: theirs, imageAlt: "A thief" });
  expect([status, body.fields]).toEqual([422, { imageFileId: "This file is no longer there. Upload it again." }]);
});

it("is read by those who read stories, and written by those who write them", async () => {
  for (const [as, status] of [
    ["admin", 200],
    ["content-creator", 403],
    ["no-role", 403],
  ] as const)
    expect([as, (await world.v2("get", people, { as })).status]).toEqual([as, status]);
  const body = { name: "Àjàyí", imageFileId: "f".repeat(24), imageAlt: "A man" };
  expect((await world.v2("post", people, { as: "admin", body })).status).toBe(403);
});
