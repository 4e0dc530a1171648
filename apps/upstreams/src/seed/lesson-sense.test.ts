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

it("has courses in every state: paused ones have days, a reason and no lesson meanwhile, and somebody did it", async () => {
  const states = (await rows("select status, count(*)::int as n from confirmed_lessons group by status")) as {
    status: string;
    n: number;
  }[];
  expect(states.map(({ status }) => status).toSorted()).toEqual([
    "active",
    "awaiting-payment",
    "cancelled",
    "ended",
    "paused",
  ]);
  const paused = await rows(
    `select c.status, (select a.reason from team_activity a where a.entity_id = c.id and a.action = 'state-changed'
         and a.actor_name = 'Daniel Osborne' and a.at between c.created_at and '${beginning.toISOString()}') as reason,
       count(*) filter (where l.status = 'cancelled' and l.cancellation ->> 'note' is not null)::int > 1 as called_off,
       count(*) filter (where l.status not in ('cancelled'))::int as kept
     from confirmed_lessons c join booked_lessons l on l.course_id = c.id and l.local_date between c.paused_from and c.paused_until
     group by c.id order by c.status desc, c.paused_from`,
  );
  const away = { called_off: true, kept: 0 };
  expect(paused).toEqual([
    { ...away, status: "paused", reason: "The family is away for a month." },
    { ...away, status: "paused", reason: "Exams come first." },
    { ...away, status: "active", reason: "They visit their grandparents." },
  ]);
  const over = await rows(
    `select c.status, count(l.id) filter (where l.status = 'cancelled' and l.start_at > '${beginning.toISOString()}')::int > 1 as called_off,
       count(l.id) filter (where l.status = 'booked')::int as kept
     from confirmed_lessons c join team_activity a on a.entity_id = c.id and a.action = 'state-changed'
     join booked_lessons l on l.course_id = c.id where c.status in ('ended', 'cancelled') group by c.id order by c.status`,
  );
  expect(over).toEqual([
    { ...away, status: "cancelled" },
    { ...away, status: "ended" },
    { ...away, status: "ended" },
  ]);
  expect(await rows("select id from mails where status = 'waiting' and created_at < '2026-01-05T07:00:00Z'")).toEqual(
    [],
  );
});

it("has the months of each region's books closed up to the month before last", async () => {
  const closed = await rows(
    `select r.code, min(m.month) = to_char(min(r.books_begin_on), 'YYYY-MM') as from_the_first, max(m.month) as last,
       count(*)::int = (extract(year from age('2025-12-01', date_trunc('month', min(r.books_begin_on)))) * 12
         + extract(month from age('2025-12-01', date_trunc('month', min(r.books_begin_on)))))::int as all
     from closed_months m join regions r on r.id = m.region_id group by r.code order by r.code`,
  );
  expect(closed).toEqual(
    ["NG", "UK", "US"].map((code) => ({ code, from_the_first: true, last: "2025-11", all: true })),
  );
});
