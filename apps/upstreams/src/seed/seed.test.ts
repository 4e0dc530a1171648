import { beginning, cheapest, openMigrated } from "../testing/template.ts";
import { openWorld, type World } from "../testing/world.ts";
import { seedIfEmpty } from "./seed.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const tables = [
  "account_users",
  "regions",
  "cancellation_policies",
  "persons",
  "customers",
  "dependents",
  "tutors",
  "curricula",
  "subdivisions",
  "exams",
  "exam_subjects",
  "topics",
  "sections",
  "content_lessons",
  "notifications",
  "messages",
  "tasks",
  "leads",
];
const count = async (table: string) => (await world.rows<{ n: number }>(`select count(*)::int n from ${table}`))[0]!.n;

it.each([
  ["account_users", 17],
  ["regions", 3],
  ["cancellation_policies", 5],
  ["customers", 400],
  ["dependents", 300],
  ["tutors", 40],
  ["persons", 440],
  ["curricula", 9],
  ["exams", 8],
  ["list_views", 4],
  ["leads", 150],
])("has so many %s: %i", async (table, expected) => {
  expect(await count(table)).toBe(expected);
});

it("makes the same rows every time", async () => {
  const second = await openMigrated();
  await seedIfEmpty(second.database, beginning, cheapest);
  for (const table of tables) {
    const query = `select md5(string_agg(t::text, '|' order by t.id)) sum from ${table} t`;
    const [one, two] = [await world.rows(query), (await second.client.query(query)).rows];
    expect([table, two]).toEqual([table, one]);
  }
  await second.close();
}, 60_000);

it("leaves a database that has accounts alone", async () => {
  await seedIfEmpty(world.database, new Date());
  expect(await count("account_users")).toBe(17);
});

it("has the six demo accounts, with the roles that their addresses say", async () => {
  const rows = await world.rows<{ email: string; user_role: string; name: string }>(
    "select email, user_role, firstname || ' ' || lastname as name from account_users where email like '%@demo.test' order by email",
  );
  expect(rows.map(({ email, user_role, name }) => `${email} ${user_role || "none"} ${name}`)).toEqual([
    "admin@demo.test admin Ifẹ́olúwa Akínlàjà",
    "content-creator@demo.test content-creator Adérónkẹ́ Adéyẹmí",
    "content-manager@demo.test content-manager Chidịnma Okeke",
    "director@demo.test director Daniel Osborne",
    "no-role@demo.test none Grace Whitfield",
    "super-admin@demo.test super-admin Ngọzị Okonkwọ",
  ]);
});

it("uses telephone numbers that belong to nobody where a country keeps some", async () => {
  const rows = await world.rows<{ phone_number: string }>("select phone_number from persons");
  for (const { phone_number } of rows) {
    expect(phone_number).toMatch(/^(\+447700900\d{3}|\+1\d{3}55501\d{2}|\+234700000\d{4})$/);
  }
});

it("stores every text composed", async () => {
  for (const [table, column] of [
    ["persons", "first_name"],
    ["persons", "last_name"],
    ["subdivisions", "name"],
    ["topics", "name"],
  ]) {
    const [row] = await world.rows<{ n: number }>(
      `select count(*)::int n from ${table!} where ${column!} is not nfc normalized`,
    );
    expect(row!.n).toBe(0);
  }
});

it("places every part of a curriculum densely under its parent", async () => {
  const gaps = await world.rows(
    `select parent_id from subdivisions group by curriculum_id, parent_id having max("order") <> count(*) - 1 or min("order") <> 0`,
  );
  expect(gaps).toEqual([]);
});
