import { isOnPostgres } from "../testing/seeded-database.ts";
import { beginning, cheapest, fewCourses, makeTemplate, openMigrated, openTemplate } from "../testing/template.ts";
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
  "exam_sessions",
  "notifications",
  "messages",
  "tasks",
  "candidacies",
  "leads",
  "lesson_requests",
  "lesson_proposals",
  "confirmed_lessons",
  "booked_lessons",
  "lesson_ratings",
  "student_ratings",
  "characters",
  "backgrounds",
  "files",
];
const count = async (table: string) => (await world.rows<{ n: number }>(`select count(*)::int n from ${table}`))[0]!.n;

it.each([
  ["account_users", 17],
  ["regions", 3],
  ["cancellation_policies", 5],
  ["customers", 400],
  ["dependents", 300],
  ["tutors", 40],
  ["persons", 501],
  ["candidacies", 101],
  ["curricula", 9],
  ["exams", 8],
  ["exam_sessions", 473],
  ["list_views", 10],
  ["leads", 150],
  ["characters", 10],
  ["backgrounds", 12],
  ["referrers", 11],
])("has so many %s: %i", async (table, expected) => {
  expect(await count(table)).toBe(expected);
});

/** Another that was seeded by itself: where the tests run on a server, that is the embedded one which others are copied from. */
async function openSecond() {
  if (isOnPostgres()) {
    await makeTemplate();
    return openTemplate();
  }
  const second = await openMigrated();
  await seedIfEmpty(second.database, beginning, cheapest, fewCourses);
  return second;
}

it("makes the same rows every time", async () => {
  const second = await openSecond();
  try {
    for (const table of tables) {
      const query = `select md5(string_agg(t::text, '|' order by t.id)) sum from ${table} t`;
      const [one, two] = [await world.rows(query), (await second.client.query(query)).rows];
      expect([table, two]).toEqual([table, one]);
    }
  } finally {
    await second.close();
  }
});

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

it("has customers who look alike, with and without marks, of one person or of one household", async () => {
  const likeness = async (firstName: string, lastName: string) => {
    const [row] = await world.rows<{ id: string }>(
      "select id from persons where first_name = $1 and last_name = $2 and merged_into_id is null order by (select count(*) from persons other where other.phone_number = persons.phone_number or other.secondary_email = persons.email) desc limit 1",
      [firstName, lastName],
    );
    const { body } = await world.v2<{ customer: { firstName: string; lastName: string }; likeness: string }[]>(
      "get",
      `/people/customers/${row?.id}/duplicates`,
      { as: "admin" },
    );
    return body.map(({ customer, likeness: kind }) => `${kind} ${customer.firstName} ${customer.lastName}`);
  };
  expect(await likeness("Nneka", "Onwụka")).toContain("same Nneka Onwuka");
  expect(await likeness("Fọlákẹ́", "Adéyẹmí")).toContain("same Folake Adeyemi");
  expect(await likeness("Adaobi", "Ezeọkọnkwọ")).toContain("same Ada Ezeokonkwo");
  expect(await likeness("Okechukwu", "Ụzọma")).toContain("same Uzoma Okechukwu");
  expect(await likeness("Títílayọ̀", "Bákàrè")).toContain("same TITILAYO BAKARE");
  expect(await likeness("Chioma", "Nwachukwu")).toContain("household Emeka Nwachukwu");
});

it("has two pairs that were merged: one that can still be undone, and one whose thirty days are over", async () => {
  const rows = await world.rows<{ days: number; name: string }>(
    "select extract(day from $1::timestamptz - m.created_at)::int days, p.first_name || ' ' || p.last_name as name from person_merges m join persons p on p.id = m.kept_id join customers c on c.id = m.other_id where c.archived_at is not null order by days",
    [beginning],
  );
  expect(rows.map(({ days, name }) => `${days} ${name}`)).toEqual(["4 Ifeọma Obi", "45 Yẹ́misí Ọláwálé"]);
});

it("teaches published words of its own language under topics", async () => {
  const taught = await world.rows<{ own: boolean; status: string }>(
    `select curricula.subject = words.subject as own, words.status from subdivisions
     join curricula on curricula.id = subdivisions.curriculum_id
     join words on words.id = any(subdivisions.word_ids)`,
  );
  expect(taught.length).toBeGreaterThan(50);
  expect(new Set(taught.map(({ own, status }) => `${own} ${status}`))).toEqual(new Set(["true published"]));
});
