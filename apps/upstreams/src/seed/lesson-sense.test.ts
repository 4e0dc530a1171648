import type { PGlite } from "@electric-sql/pglite";
import { beginning, cheapest, openMigrated } from "../testing/template.ts";
import { seedIfEmpty } from "./seed.ts";

let client: PGlite;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openMigrated();
  ({ client, close } = opened);
  await seedIfEmpty(opened.database, beginning, cheapest);
}, 120_000);
afterAll(() => close());

const rows = async (query: string) => (await client.query(query)).rows;

/** Who is where and when: each lesson and each session of a group once for everybody in it. */
const whereabouts = `
  with learning as (
    select l.id, l.start_at, l.end_at, l.customer_id, coalesce(m.learner_id, l.dependent_id, l.customer_id) as learner_id
    from booked_lessons l left join customer_pod_members m on m.pod_id = l.pod_id and m.archived_at is null
    where l.status not in ('cancelled', 'rescheduled')
    union all
    select i.id, i.start, i."end", e.customer_id, e.learner_id
    from group_instances i join group_enrolments e on e.instance_id = i.id
    where i.status not in ('cancelled', 'not-run') and e.status in ('enrolled', 'offered', 'attended')
  ), teaching as (
    select l.id, l.start_at, l.end_at, l.tutor_id from booked_lessons l
    where l.tutor_id is not null and l.status not in ('cancelled', 'rescheduled')
    union all
    select i.id, i.start, i."end", unnest(i.tutor_ids) from group_instances i where i.status not in ('cancelled', 'not-run')
  ), being as (
    select id, start_at, end_at, learner_id as person from learning
    union select id, start_at, end_at, tutor_id from teaching
  )`;

it("has nobody in two lessons at once, whether they learn or teach, alone, in pods or in groups", async () => {
  expect(
    Number(((await rows(`${whereabouts} select count(*)::int as n from being`)) as { n: number }[])[0]?.n),
  ).toBeGreaterThan(8_000);
  const twice = await rows(
    `${whereabouts} select a.person, a.id, b.id as other, a.start_at from being a
       join being b on b.person = a.person and a.id < b.id and a.start_at < b.end_at and b.start_at < a.end_at`,
  );
  expect(twice).toEqual([]);
});

it("has no lesson, course or request of somebody who was not a customer yet", async () => {
  const early = await rows(
    `${whereabouts} select p.id, p.start_at, c.created_at from learning p join customers c on c.id = p.customer_id where p.start_at < c.created_at`,
  );
  expect(early).toEqual([]);
  const agreed = await rows(
    `select k.id from confirmed_lessons k join customers c on c.id = k.customer_id where k.created_at < c.created_at`,
  );
  expect(agreed).toEqual([]);
  const asked = await rows(
    `select r.id from lesson_requests r join customers c on c.id = r.customer_id where r.created_at < c.created_at`,
  );
  expect(asked).toEqual([]);
});

it("has no lesson taught by somebody who was no tutor yet", async () => {
  const early = await rows(
    `${whereabouts} select p.id, p.start_at, t.created_at, t.onboarded_at from teaching p join tutors t on t.id = p.tutor_id where p.start_at < t.created_at or p.start_at < t.onboarded_at`,
  );
  expect(early).toEqual([]);
});

it("has no trial for whoever was taught before", async () => {
  const asked = await rows(
    `${whereabouts} select r.request_number from lesson_requests r where r.kind = 'trial'
       and exists (select from learning p where p.learner_id = r.learner_id and p.start_at < r.created_at)`,
  );
  expect(asked).toEqual([]);
  const given = await rows(
    `${whereabouts} select l.id from booked_lessons l where l.kind = 'trial'
       and exists (select from learning p where p.learner_id = coalesce(l.dependent_id, l.customer_id) and p.start_at < l.start_at)`,
  );
  expect(given).toEqual([]);
});
