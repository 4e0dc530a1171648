import { importer } from "../../testing/imports.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const head = ["Tutor number", "First name", "Last name", "Email", "Phone", "Region", "Time zone", "Subjects"];
const more = ["Tags", "Tutor since"];

it("adds tutors who were hired elsewhere, changes those there are by number or email, and takes it all back", async () => {
  const { send, check, run, rows, undo } = importer(world, "director", "tutors");
  const [one, two] = await world.rows<{ id: string; number: string; email: string; subjects: object[] }>(
    `select tutors.id, tutor_number as number, email, subjects from tutors join persons using (id)
     where status = 'active' and email is not null and subjects @> '[{"subject": "Igbo"}]' order by tutor_number limit 2`,
  );
  const before = await world.rows<object>("select id, subjects, tags, version from tutors order by id");
  const id = await send([
    [...head, ...more],
    [
      "",
      "Uju",
      "Made",
      "uju.made@example.org",
      "0803 000 0001",
      "NG",
      "Africa/Lagos",
      "Igbo; Yoruba",
      "Songs",
      "2024-02-01",
    ],
    [one!.number.replace("T-", "t "), "", "", "", "", "", "", "Igbo; Mathematics", "", ""],
    ["", "", "", two!.email.toUpperCase(), "", "", "", "", "Exam marker", ""],
    ["", "Ada", "Nowhere", "ada.made@example.org", "", "NG", "Africa/Lagos", "Cooking", "", ""],
    ["T-9999", "Chi", "Made", "", "", "NG", "Africa/Lagos", "Igbo", "", ""],
  ]);
  await check(id);
  expect((await rows(id)).map(({ verdict }) => verdict)).toEqual(["create", "update", "update", "failed", "failed"]);
  expect((await rows(id)).at(-1)?.problem).toBe("Tutor number: “T-9999” was not found.");
  expect((await run(id, { leavesOut: true })).state).toBe("imported");

  const [uju] = await world.rows(
    `select tutor_number, status, subjects, tags, to_char(onboarded_at, 'YYYY-MM-DD') as since, phone_number
     from tutors join persons using (id) where email = 'uju.made@example.org'`,
  );
  expect(uju).toMatchObject({
    tutor_number: expect.stringMatching(/^T-\d{4}$/),
    status: "active",
    since: "2024-02-01",
  });
  expect(uju).toMatchObject({ tags: ["Songs"], phone_number: "+2348030000001" });
  expect(uju).toMatchObject({ subjects: [{ subject: "Igbo", dialects: [] }, { subject: "Yoruba" }] });
  const [igbo] = one!.subjects.filter((taught) => (taught as { subject: string }).subject === "Igbo");
  const [changed] = await world.rows<{ subjects: object[] }>("select subjects from tutors where id = $1", [one!.id]);
  // What is known of a subject that they teach already stays.
  expect(changed!.subjects).toEqual([igbo, expect.objectContaining({ subject: "Mathematics", levels: [] })]);
  expect(await world.rows("select tags from tutors where id = $1", [two!.id])).toEqual([{ tags: ["Exam marker"] }]);

  await undo(id);
  const after = await world.rows<object>("select id, subjects, tags, version from tutors order by id");
  const plain = (all: object[]) => all.map((row) => ({ ...row, version: 0 }));
  expect(plain(after)).toEqual(plain(before));
  expect(await world.rows("select id from persons where email = 'uju.made@example.org'")).toEqual([]);
});

it("is a director's", async () => {
  const { status } = await world.v2("post", "/imports", {
    as: "admin",
    body: { kind: "tutors", fileId: "f".repeat(24) },
  });
  expect(status).toBe(403);
});
