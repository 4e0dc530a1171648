import { sql } from "drizzle-orm";
import { rescheduledLessons } from "@app/domain/reports/rescheduled-lessons.ts";
import { lessonColumns, lessonGroups, lessonsIn, partiesOfLesson } from "../lesson-facts.ts";
import { reportSource } from "../report-source.ts";

const moved = sql`f.status = 'rescheduled'`;
const first = sql`f.is_first`;
/** One whose move was undone went back to where it came from, and counts as none. */
const stands = (lesson: "l" | "o") =>
  sql.raw(`coalesce(${lesson}.rescheduled_to_id <> ${lesson}.rescheduled_from_id, true)`);
const notTheirs = sql`('power-or-internet', 'clock-change')`;

/** Source: domain.md 4.3. */
export const rescheduledLessonsSource = reportSource({
  report: rescheduledLessons,
  facts: (scope) => sql`select ${lessonColumns}, l.chain_id = l.id as is_first, l.reschedule is not null as was_asked,
      l.move->>'byKind' as by_kind, l.move->>'reason' as reason, (l.move->>'inTime')::boolean as in_time,
      ((l.move->>'noticeMinutes')::float8 / 60)::float8 as notice_hours,
      exists (select 1 from booked_lessons o where o.chain_id = l.chain_id and o.status = 'rescheduled'
        and ${stands("o")}) as chain_moved,
      exists (select 1 from booked_lessons o where o.chain_id = l.chain_id and o.status = 'rescheduled'
        and o.move->>'byKind' = 'tutor' and o.move->>'reason' not in ${notTheirs}) as moved_by_tutor,
      exists (select 1 from booked_lessons o where o.chain_id = l.chain_id and o.status = 'completed') as chain_given,
      case when l.status = 'rescheduled' then (extract(epoch from n.start_at - l.start_at) / 3600)::float8 end as worth,
      case when l.status = 'rescheduled' then case when l.move is null then 'not recorded' else concat_ws(', ',
        l.move->>'byKind', replace(l.move->>'reason', '-', ' '),
        round((l.move->>'noticeMinutes')::numeric / 60) || ' h notice') end end as note
    from booked_lessons l ${partiesOfLesson} left join booked_lessons n on n.id = l.rescheduled_to_id
    where ${lessonsIn(scope)} and ${stands("l")}`,
  numbers: {
    rate: { where: sql`${first} and f.chain_moved`, outOf: first },
    moves: { where: moved },
    requests: { where: sql`f.was_asked` },
    inTime: { where: sql`${moved} and f.in_time`, outOf: sql`${moved} and f.in_time is not null` },
    notice: { where: sql`${moved} and f.notice_hours is not null`, worth: sql`f.notice_hours`, as: "median" },
    delay: { where: sql`${moved} and f.worth is not null`, worth: sql`f.worth`, as: "median" },
    recovered: { where: sql`${first} and f.chain_moved and f.chain_given`, outOf: sql`${first} and f.chain_moved` },
    byTutor: { where: sql`${first} and f.moved_by_tutor`, outOf: first },
    outages: { where: sql`${moved} and f.reason = 'power-or-internet'` },
    clockChanges: { where: sql`${moved} and f.reason = 'clock-change'` },
  },
  groups: {
    tutor: lessonGroups.tutor,
    learner: lessonGroups.learner,
    who: { key: sql`coalesce(f.by_kind, 'not-recorded')`, among: moved },
    reason: { key: sql`coalesce(f.reason, 'not-recorded')`, among: moved },
    notice: {
      key: sql`case when f.notice_hours is null then '6' when f.notice_hours < 2 then '1' when f.notice_hours < 12 then '2'
        when f.notice_hours < 24 then '3' when f.notice_hours <= 72 then '4' else '5' end`,
      among: moved,
    },
    weekday: lessonGroups.weekday,
    region: lessonGroups.region,
  },
});
