import { sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { retryable } from "../database/retryable.ts";
import {
  bookedLessons,
  confirmedLessons,
  lessonLog,
  lessonOccupancy,
  lessonSettlements,
} from "../features/lessons/lessons.public.ts";
import { seedAroundLessons } from "./scale-around.ts";

/** Each course has one lesson a week: so many are over, and so many ahead. */
const weeksOver = 44;
const weeksAhead = 8;
const lessonsOfCourse = weeksOver + weeksAhead;
/** Courses that are written in one transaction. */
const blockSize = 400;
/** How many lessons a week a tutor gives at most: one an hour, from six in the morning, on seven days. */
const hoursOfTutor = 7 * 15;

/** The courses from one number up to another, each of another customer, shared out among the tutors. */
const coursesOf = (from: number, to: number, now: Date) => sql`
  with paying as (
    select id, region_id, row_number() over (order by id) - 1 as n from customers where created_by = 'system'
  ), teaching as (
    select id, row_number() over (order by id) - 1 as n, count(*) over () as of from tutors where status = 'active'
  ), model as (
    select policy_snapshot from confirmed_lessons where kind = 'regular' order by id limit 1
  )
  insert into confirmed_lessons (
    id, created_at, updated_at, created_by, updated_by, version, confirmed_number, customer_id, tutor_id, region_id, subject,
    kind, anchor_time_zone, slots, start_on, generated_until, price_amount, price_currency, duration_minutes, billing,
    policy_snapshot, status, status_since)
  select substr(md5('course ' || k), 1, 24), at, at, 'system', 'system', 1, 'L-' || (900000 + k),
    paying.id, teaching.id, paying.region_id, (array['Igbo', 'Yoruba'])[1 + k % 2], 'regular', 'Africa/Lagos',
    jsonb_build_array(jsonb_build_object('weekday', 1 + hour % 7, 'start', lpad((6 + hour / 7)::text, 2, '0') || ':00',
      'durationMinutes', 45)),
    at::date, (${now}::timestamptz + ${weeksAhead} * interval '1 week')::date, 3375, 'GBP', 45, 'ongoing',
    model.policy_snapshot, 'active', at
  from model, generate_series(${from}::int, ${to - 1}::int) as k
  join paying on paying.n = k
  cross join lateral (select ${now}::timestamptz - ${weeksOver} * interval '1 week' as at) as begun
  join teaching on teaching.n = k % teaching.of
  cross join lateral (select ((k / teaching.of) % ${hoursOfTutor})::int as hour) as of_week
  on conflict do nothing`;

const missing = sql`confirmed_lessons.confirmed_number like 'L-9%' and not exists (select from booked_lessons known where known.course_id = confirmed_lessons.id)`;

const lessonsOf = (now: Date) => sql`
  insert into booked_lessons (
    id, created_at, updated_at, created_by, updated_by, version, lesson_number, course_id, chain_id, customer_id, tutor_id,
    region_id, subject, kind, start_at, end_at, anchor_time_zone, local_date, local_time, offset_minutes, slot_index, status,
    status_since, report)
  select one.id, confirmed_lessons.created_at, begins, 'system', 'system', 1,
    confirmed_number || '-' || lpad((week + 1)::text, 2, '0'), confirmed_lessons.id, one.id, customer_id, tutor_id, region_id,
    subject, 'regular', begins, begins + interval '45 minutes', anchor_time_zone, local::date, to_char(local, 'HH24:MI'), 60, 0,
    case when begins > ${now} then 'booked' when week % 17 = 3 then 'cancelled' when week % 23 = 5 then 'student-no-show'
      else 'completed' end,
    least(begins, ${now}::timestamptz),
    case when begins > ${now} then null else '{"covered": "Greetings", "homework": null, "nextSteps": null}'::jsonb end
  from confirmed_lessons
  cross join generate_series(0, ${lessonsOfCourse - 1}::int) as week
  cross join lateral (select date_trunc('week', confirmed_lessons.start_on::timestamp) + week * interval '1 week'
    + ((slots -> 0 ->> 'weekday')::int - 1) * interval '1 day' + (slots -> 0 ->> 'start')::interval as local) as on_wall
  cross join lateral (select local at time zone anchor_time_zone as begins,
    substr(md5(confirmed_lessons.id || ' ' || week), 1, 24) as id) as one
  where ${missing}
  returning id, chain_id, status, start_at, end_at, tutor_id, customer_id`;

/** The lessons of courses that have none, with what was written of each, what it came to, and whose time it takes. */
const livesOf = (now: Date) => sql`
  with made as (${lessonsOf(now)}), logged as (
    insert into lesson_log (id, lesson_id, chain_id, at, actor_kind, event, summary, source)
    select substr(md5('created ' || id), 1, 24), id, chain_id, start_at - interval '8 weeks', 'system', 'created', 'Booked.', 'job'
    from made
  ), settled as (
    insert into lesson_settlements (id, lesson_id, round, minutes, charge_minutes, charge_bp, pay_minutes, pay_bp, rule_id, policy, sentence, state, at, by_id)
    select substr(md5('settled ' || made.id), 1, 24), made.id, 1, 45, 45, 10000, 45, 10000, model.rule_id, model.policy, model.sentence,
      'before-books', end_at, 'system'
    from made, (select rule_id, policy, sentence from lesson_settlements where charge_bp = 10000 order by id limit 1) as model
    where made.status = 'completed'
  )
  insert into lesson_occupancy (lesson_id, party_id, start_at, end_at)
  select made.id, party, start_at, end_at from made, unnest(array[tutor_id, customer_id]) as party
  where made.status = 'booked'
  on conflict do nothing`;

/**
 * Fills the business with courses until there are so many lessons: 44 weeks of them over, 8 ahead, for customers who have
 * none, and with requests, ratings, feedback and group lessons in proportion. Goes on where a run was cut off. More than
 * there are customers for is not made.
 */
export async function seedLessonsAtScale(
  database: Database,
  now: Date,
  wanted: number,
  tell: (done: number) => void,
): Promise<void> {
  const courses = Math.ceil(wanted / lessonsOfCourse);
  for (let from = 0; from < courses; from += blockSize) {
    const to = Math.min(courses, from + blockSize);
    await retryable(database, async (db) => {
      await db.execute(coursesOf(from, to, now));
      await db.execute(livesOf(now));
    });
    tell(to * lessonsOfCourse);
  }
  for (const table of [confirmedLessons, bookedLessons, lessonLog, lessonSettlements, lessonOccupancy])
    await database.execute(sql`vacuum analyze ${table}`);
  await seedAroundLessons(database, now, wanted);
}
