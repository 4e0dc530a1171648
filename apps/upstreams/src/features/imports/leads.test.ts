import { importer } from "../../testing/imports.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Lead {
  _id: string;
  version: number;
}
const head = ["First name", "Last name", "Email", "Phone", "Region", "Subjects", "Source", "Lessons for"];

it("matches open leads by email, else by phone and first name, adds the others, and takes all of it back", async () => {
  const { send, check, run, rows, undo } = importer(world, "admin", "leads");
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const add = async (body: object) =>
    (
      await world.v2<One<Lead>>("post", "/people/leads", {
        as: "admin",
        body: { regionId: region!.id, source: "organic", ...body },
      })
    ).body.data;
  await add({ firstName: "Ada", lastName: "Made", email: "ada.made@example.org" });
  await add({ firstName: "Bola", phoneNumber: "+447400900111" });
  const gone = await add({ firstName: "Chi", email: "chi.made@example.org" });
  const body = { version: gone.version, lostReason: "time" };
  await world.v2("post", `/people/leads/${gone._id}/lose`, { as: "admin", body });

  const id = await send([
    head,
    ["Adaeze", "Made", "ADA.MADE@example.org", "", "UK", "Igbo", "organic", "child"],
    ["Bola", "", "", "07400 900111", "UK", "", "organic", ""],
    ["Dayo", "", "", "07400 900111", "UK", "", "organic", ""],
    ["Chi", "", "chi.made@example.org", "", "UK", "Yoruba; Igbo", "social", ""],
    ["Efe", "", "", "", "UK", "", "organic", ""],
  ]);
  await check(id);
  expect((await rows(id)).map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ["update", null],
    ["unchanged", null],
    ["ambiguous", "This may be somebody who is there already. Add the email to say who is meant."],
    ["create", null],
    ["failed", "Email: Add an email or a phone number."],
  ]);
  expect((await run(id, { leavesOut: true })).state).toBe("imported");
  const named = () =>
    world.rows(
      "select first_name, subjects, who_is_lesson_for, stage from leads where email like '%made@example.org' order by first_name, stage",
    );
  expect(await named()).toEqual([
    { first_name: "Adaeze", subjects: ["Igbo"], who_is_lesson_for: "dependent", stage: "new" },
    { first_name: "Chi", subjects: [], who_is_lesson_for: "me", stage: "lost" },
    { first_name: "Chi", subjects: ["Yoruba", "Igbo"], who_is_lesson_for: "me", stage: "new" },
  ]);
  await undo(id);
  expect(await named()).toMatchObject([
    { first_name: "Ada", subjects: [], who_is_lesson_for: "me" },
    { first_name: "Chi", stage: "lost" },
  ]);
  expect((await rows(id)).map(({ undo: outcome }) => outcome)).toEqual(["reversed", null, null, "reversed", null]);
});
