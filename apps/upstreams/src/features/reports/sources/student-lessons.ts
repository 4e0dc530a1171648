import { sql, type SQL } from "drizzle-orm";
import { studentLessons } from "@app/domain/reports/student-lessons.ts";
import { among, instantOf, lessonColumns, lessonGroups, lessonsIn, partiesOfLesson } from "../lesson-facts.ts";
import { reportSource } from "../report-source.ts";

const lesson = sql`f.what = 'lesson'`;
const ended = (status: string) => sql`${lesson} and f.status = ${status}`;
const cancelled = sql`${ended("cancelled")} and not f.outage`;
const [early, late] = [sql`${cancelled} and not f.late`, sql`${cancelled} and f.late`];
const attended = (kind: string) => ({ where: sql`f.what = ${kind}` });

/** A learner's own day of an instant, as the second at which it begins in UTC. */
const dayOf = (instant: SQL) => sql`extract(epoch from date_trunc('day', ${instant} at time zone min(f.learner_zone)))`;

/** The learner's next lesson, whatever the period. */
const next = sql`(select min(l.start_at) from booked_lessons l where l.learner_id = min(f.learner_id) and not l.hold
  and l.status in ('booked', 'in-progress', 'reschedule-pending') and l.start_at > min(f.asked_at))`;

/** Minutes of credit that is the learner's alone, or that the family shares. */
const credit = sql`(select coalesce(sum(e.quantity), 0) from credit_lots o join credit_entries e on e.lot_id = o.id
  where o.customer_id = min(f.person_id) and o.unit = 'minutes'
    and (o.learner_ids = '{}' or min(f.learner_id) = any(o.learner_ids)))`;

/** Source: domain.md 4.2. */
export const studentLessonsSource = reportSource({
  report: studentLessons,
  facts: (
    scope,
  ) => sql`select a.*, ${instantOf(scope.now)} as asked_at from (select 'lesson' as what, ${lessonColumns}, l.chain_id = l.id as is_first, l.was_late as late,
      l.was_outage as outage,
      l.status in ('booked', 'in-progress', 'reschedule-pending') and l.end_at > ${instantOf(scope.now)} as is_ahead,
      case when l.status = 'completed' then coalesce((l.outcome->>'actualMinutes')::float8,
        extract(epoch from l.end_at - l.start_at) / 60)::float8 end as worth,
      floor(extract(epoch from ${instantOf(scope.now)} - l.start_at) / 86400)::float8 as days_since, null as note
    from booked_lessons l ${partiesOfLesson} where ${lessonsIn(scope)}
    union all
    select g.kind, 'session', g.id, i.start, g.title, e.status, g.subject, null, g.region_id, r.name, e.learner_id,
      e.customer_id, i.tutor_ids[1], t.first_name || ' ' || t.last_name,
      coalesce(d.first_name || ' ' || d.last_name, c.first_name || ' ' || c.last_name), coalesce(d.time_zone, c.time_zone),
      false, false, false, false, null, null, null
    from group_enrolments e join group_instances i on i.id = e.instance_id join group_lessons g on g.id = i.group_lesson_id
    join persons c on c.id = e.customer_id left join dependents d on d.id = e.dependent_id
    left join persons t on t.id = i.tutor_ids[1] left join regions r on r.id = g.region_id
    where e.status = 'attended' and i.start >= ${instantOf(scope.from)} and i.start < ${instantOf(scope.until)}
      and ${among(sql`g.region_id`, scope.regionId)} and ${among(sql`g.subject`, scope.subject)}
      and ${among(sql`i.tutor_ids[1]`, scope.tutorId)}) a`,
  numbers: {
    booked: { where: sql`${lesson} and f.is_first` },
    completed: { where: ended("completed") },
    studentNoShows: { where: ended("student-no-show") },
    tutorNoShows: { where: ended("tutor-no-show") },
    cancelledEarly: { where: early },
    cancelledLate: { where: late },
    moves: { where: ended("rescheduled") },
    outages: { where: sql`${lesson} and f.outage` },
    upcoming: { where: sql`${lesson} and f.is_ahead` },
    minutes: { where: ended("completed"), worth: sql`f.worth`, as: "sum" },
    completion: {
      where: ended("completed"),
      outOf: sql`${lesson} and f.status in ('completed', 'student-no-show', 'tutor-no-show') or ${early} or ${late}`,
    },
    sinceLast: { where: ended("completed"), aggregate: sql`min(f.days_since) filter (where ${ended("completed")})` },
    lastLesson: {
      where: ended("completed"),
      aggregate: dayOf(sql`max(f.at) filter (where ${ended("completed")})`),
    },
    nextLesson: { where: sql`false`, aggregate: dayOf(next) },
    creditLeft: { where: sql`false`, aggregate: credit },
    pods: attended("learning-pod"),
    immersions: attended("virtual-immersion"),
  },
  groups: {
    learner: lessonGroups.learner,
    tutor: lessonGroups.tutor,
    subject: lessonGroups.subject,
    region: lessonGroups.region,
  },
});
