import { contentChanges, contentOf } from "../../testing/content.ts";
import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { done, refusal } = contentChanges(() => world);
const { read } = contentOf(() => world);

const sent = async () => idOf(await uploadFile(world, "super-admin", { kind: "cover", ...(await aPicture()) }));
const coverOf = (id: string) => read(`{ exam(_id: "${id}") { coverImage coverAlt } }`);
const create = (fields: string) => `createExam(input: { title: "Covered", ${fields} }) { exam { _id version } }`;
const update = (id: string, version: number, fields: string) => {
  world.pass(1);
  return `updateExam(_id: "${id}", version: ${version}, input: { ${fields} }) { exam { _id version } }`;
};

it("keeps a picture of an exam that says what it shows, for everybody", async () => {
  const cover = await sent();
  const { _id } = await done(create(`coverImage: "${cover}", coverAlt: "Drums"`));
  expect(await coverOf(_id)).toEqual({ coverImage: cover, coverAlt: "Drums" });
  const [file] = await world.rows("select state, refers_kind, refers_id from files where id = $1", [cover]);
  expect(file).toEqual({ state: "kept", refers_kind: "exam", refers_id: _id });
});

it("refuses a picture that nobody is told of, and one that was never sent", async () => {
  const cover = await sent();
  const fields = { coverAlt: "Say what the cover image shows." };
  expect(await refusal(create(`coverImage: "${cover}"`))).toMatchObject({ fields });
  expect(await refusal(create(`coverImage: "${"d".repeat(24)}", coverAlt: "Drums"`))).toMatchObject({
    fields: { coverImage: "This file is no longer there. Upload it again." },
  });
  const exam = await done(create(`coverImage: "${cover}", coverAlt: "Drums"`));
  expect(await refusal(update(exam._id, exam.version, 'coverAlt: ""'))).toMatchObject({ fields });
});

it("takes another picture in place of it, lets it go with its words, and brings it back by the history", async () => {
  const [first, second] = [await sent(), await sent()];
  const { _id, version } = await done(create(`coverImage: "${first}", coverAlt: "Drums"`));
  const next = await done(update(_id, version, `coverImage: "${second}"`));
  expect(await coverOf(_id)).toEqual({ coverImage: second, coverAlt: "Drums" });
  const none = await done(update(_id, next.version, "coverImage: null"));
  expect(await coverOf(_id)).toEqual({ coverImage: null, coverAlt: null });
  const undo = { entityKind: "exam", entityId: _id, version: none.version };
  expect((await world.v1("post", "/audit/undo", { as: "super-admin", body: undo })).status).toBe(200);
  expect(await coverOf(_id)).toEqual({ coverImage: second, coverAlt: "Drums" });
});
