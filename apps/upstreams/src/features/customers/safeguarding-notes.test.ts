import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";

let world: World;
let id = "";
let other = "";
beforeAll(async () => {
  world = await openWorld();
  await world.rows("alter table team_activity disable trigger team_activity_only_added");
  const rows = await world.rows<{ id: string; version: number }>(
    "select id, version from dependents where status = 'active' order by id limit 3",
  );
  const [first, second] = rows;
  for (const { id: _id, version } of [first!, second!]) {
    const body = { _id, version, safeguardingNote: "Camera stays off." };
    expect((await world.v2("patch", "/people/dependents", { as: "director", body })).status).toBe(200);
  }
  id = first!.id;
  other = second!.id;
});
afterAll(() => world.close());
beforeEach(() => world.rows("delete from team_activity where action = 'viewed-sensitive'"));

const notesOf = (as: Caller, ...ids: string[]) =>
  world.v2<{ _id: string; text: string }[]>(
    "get",
    `/people/safeguarding-notes?${ids.map((one) => `id=${one}`).join("&")}`,
    { as },
  );
const logged = () =>
  world.rows<{ role: string; entity_kind: string; entity_id: string; entity_label: string; reason: string }>(
    "select role, entity_kind, entity_id, entity_label, reason from team_activity where action = 'viewed-sensitive' order by id",
  );

it("gives the note by itself, and writes down whose was read by whom", async () => {
  expect((await notesOf("admin", id)).body).toEqual([{ _id: id, text: "Camera stays off." }]);
  const [{ name }] = (await world.rows(
    "select concat(first_name, ' ', last_name) as name from dependents where id = $1",
    [id],
  )) as [{ name: string }];
  expect(await logged()).toEqual([
    {
      role: "admin",
      entity_kind: "dependent",
      entity_id: id,
      entity_label: name,
      reason: "Safeguarding note.",
    },
  ]);
});

it("writes it down once for each person, note and day, also when several read at once", async () => {
  await Promise.all([notesOf("admin", id), notesOf("admin", id, other), notesOf("admin", id)]);
  await notesOf("director", id);
  expect((await logged()).map(({ role, entity_id }) => [role, entity_id]).toSorted()).toEqual(
    [
      ["admin", id],
      ["admin", other],
      ["director", id],
    ].toSorted(),
  );
  world.pass(24 * 60);
  await notesOf("admin", id);
  expect(await logged()).toHaveLength(4);
});

it("writes down nothing where there is no note, or nothing of it is read", async () => {
  const [bare] = await world.rows<{ id: string }>(
    "select id from dependents where safeguarding_note is null order by id limit 1",
  );
  expect((await notesOf("admin", bare!.id)).body).toEqual([]);
  const { body } = await world.v2("get", `/people/dependents?id=${id}`, { as: "admin" });
  expect(JSON.stringify(body)).not.toMatch(/safeguarding|Camera/);
  expect(await logged()).toEqual([]);
});

it("does not tell those who may not read it whether there is any", async () => {
  for (const as of ["content-manager", "content-creator", "no-role"] as const) {
    const [there, nowhere] = [await notesOf(as, id), await notesOf(as, "0".repeat(24))];
    expect([there.status, there.body]).toEqual([403, nowhere.body]);
  }
  expect(await logged()).toEqual([]);
});

it("writes it down too when a history shows what was noted before", async () => {
  const { body } = await world.v2("get", `/audit?entityKind=dependent&entityId=${id}`, { as: "admin" });
  expect(JSON.stringify(body)).toContain("Camera stays off.");
  expect(await logged()).toMatchObject([{ role: "admin", entity_id: id }]);
});

it("keeps the note out of what a save answers, and saves it", async () => {
  const [row] = await world.rows<{ version: number }>("select version from dependents where id = $1", [id]);
  const body = { _id: id, version: row!.version, safeguardingNote: "Only with the mother in the room." };
  const saved = await world.v2<One<object>>("patch", "/people/dependents", { as: "admin", body });
  expect(saved.body.data).not.toHaveProperty("safeguardingNote");
  expect((await notesOf("admin", id)).body).toEqual([{ _id: id, text: "Only with the mother in the room." }]);
});
