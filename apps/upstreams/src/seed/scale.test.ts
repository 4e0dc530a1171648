import { foldForSearch } from "@app/domain/text.ts";
import { openSeeded, type SeededDatabase } from "../testing/seeded-database.ts";
import { beginning } from "../testing/template.ts";
import { demoCustomers } from "./people.ts";
import { seedAroundLessons } from "./scale-around.ts";
import { seedLessonsAtScale } from "./scale-lessons.ts";
import { seedScale } from "./scale.ts";

let seeded: SeededDatabase;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(() => seeded.close());

const wanted = 1450;
const fill = (target: SeededDatabase, customers: number) => {
  const told: number[] = [];
  return seedScale(target.database, beginning, customers, (done) => told.push(done)).then(() => told);
};
const tables = ["persons", "customers", "dependents", "tutors", "leads"] as const;
const countOf = async (table: string) =>
  (await seeded.rows<{ n: number }>(`select count(*)::int n from ${table}`))[0]!.n;
async function sumsOf(target: SeededDatabase) {
  const sums: unknown[] = [];
  for (const table of tables) {
    sums.push(await target.rows(`select md5(string_agg(t::text, '|' order by t.id)) from ${table} t`));
  }
  return sums;
}

it("fills the demo business in whole blocks, with dependents, tutors and leads in proportion", async () => {
  expect(await fill(seeded, wanted)).toEqual([1400, 1450]);
  expect(await countOf("customers")).toBe(wanted);
  expect(await countOf("tutors")).toBe(40 + (wanted - demoCustomers) / 50);
  expect(await countOf("leads")).toBe(150 + (wanted - demoCustomers) / 2);
  expect((await countOf("dependents")) / wanted).toBeCloseTo(0.75, 1);
  expect(await countOf("candidacies")).toBe(2 * 101);
  expect(await countOf("journal_entries")).toBe(2 * 220);
  expect(await fill(seeded, wanted)).toEqual([wanted]);
  expect(await countOf("candidacies")).toBe(2 * 101);
});

it("goes on where it was cut off, to the same rows", async () => {
  const second = await openSeeded();
  await fill(second, 500);
  await fill(second, wanted);
  expect(await sumsOf(second)).toEqual(await sumsOf(seeded));
  await second.close();
});

it("fills it with lessons of courses, each settled if it was given, and nobody in two places at once", async () => {
  const before = await countOf("booked_lessons");
  const told: number[] = [];
  await seedLessonsAtScale(seeded.database, beginning, 520, (done) => told.push(done));
  expect(told).toEqual([520]);
  expect((await countOf("booked_lessons")) - before).toBe(520);
  const [sums] = await seeded.rows(
    `select count(*) filter (where start_at > $1)::int ahead, count(*) filter (where status = 'completed')::int given,
       count(*) filter (where status = 'booked' and start_at <= $1)::int late,
       (select count(*)::int from lesson_settlements where id in (select substr(md5('settled ' || b.id), 1, 24)
          from booked_lessons b where b.lesson_number like 'L-9%')) settled
     from booked_lessons where lesson_number like 'L-9%'`,
    [beginning],
  );
  expect(sums).toMatchObject({ late: 0 });
  const { given, settled, ahead } = sums as { given: number; settled: number; ahead: number };
  expect([settled, ahead]).toEqual([given, expect.any(Number)]);
  expect(ahead).toBeGreaterThan(60);
  await seedLessonsAtScale(seeded.database, beginning, 520, () => undefined);
  expect((await countOf("booked_lessons")) - before).toBe(520);
});

it("surrounds lessons with requests, feedback, groups and ratings, each once however often it is asked to", async () => {
  const tables = ["lesson_requests", "lesson_proposals", "feedbacks", "feedback_words", "group_lessons"] as const;
  const others = ["group_instances", "group_enrolments", "lesson_ratings", "student_ratings"] as const;
  const counts = async () => {
    const found: Record<string, number> = {};
    for (const table of [...tables, ...others]) found[table] = await countOf(table);
    return found;
  };
  const before = await counts();
  await seedAroundLessons(seeded.database, beginning, 5000);
  const after = await counts();
  expect(after["feedbacks"]).toBe(2 * (before["feedbacks"] ?? 0));
  expect(after["group_lessons"]).toBe(2 * (before["group_lessons"] ?? 0));
  expect(after["group_enrolments"]).toBe(2 * (before["group_enrolments"] ?? 0));
  // Two copies of each that did not become lessons.
  const [closed] = await seeded.rows<{ n: number }>(
    "select count(*)::int n from lesson_requests where status <> 'confirmed' and id < 'f'",
  );
  expect((after["lesson_requests"] ?? 0) - (before["lesson_requests"] ?? 0)).toBe(2 * (closed?.n ?? 0));
  expect(after["lesson_proposals"]).toBeGreaterThan(before["lesson_proposals"] ?? 0);
  await seedAroundLessons(seeded.database, beginning, 5000);
  expect(await counts()).toEqual(after);
});

it("holds the sessions of copied groups when no lesson of a course is held", async () => {
  const hours = await seeded.rows<{ at: number; lessons: number }>(
    `select distinct extract(hour from start at time zone 'UTC')::int as at, (select count(*)::int from booked_lessons
       where lesson_number like 'L-9%' and extract(hour from start_at at time zone 'UTC') < 5) as lessons
     from group_instances where id like 'ffffffff%'`,
  );
  expect(hours).toEqual([{ at: 1, lessons: 0 }]);
});

it("keeps names as searches see them", async () => {
  const rows = await seeded.rows<{ first_name: string; last_name: string; search_name: string }>(
    "select first_name, last_name, search_name from persons union all select first_name, last_name, search_name from dependents",
  );
  for (const { first_name: first, last_name: last, search_name: folded } of rows) {
    expect(folded).toBe(foldForSearch(`${first} ${last}`));
  }
});

it("leaves a business of somebody's own alone", async () => {
  await seeded.rows("update account_users set email = 'owner@example.org' where email = 'super-admin@demo.test'");
  await expect(fill(seeded, wanted + 1)).rejects.toThrow("This database holds a business of its own");
  expect(await countOf("customers")).toBe(wanted);
});
