/**
 * Conditions about the lessons of people for the areas that lessons build on: tables are named here as the database has
 * them, since importing them would go in a circle.
 */
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { groupInstanceStatuses } from "@app/domain/group-lessons/group-enums.ts";
import { occupiesTime } from "@app/domain/group-lessons/group-states.ts";
import { openCourseStatuses } from "@app/domain/lessons/course-states.ts";
import type { Database } from "../../database/client.ts";
import type { Asker, Filter } from "../../records/list-spec.ts";
import { booleanFilter } from "../../records/list-words.ts";

const dayMs = 86_400_000;
const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Ending after an instant. No lesson is longer than a day, so an index by the beginning finds them. */
export const endsAfter = (start: AnyColumn | SQL, end: AnyColumn | SQL, at: Date): SQL =>
  sql`(${start} > ${instant(new Date(at.getTime() - dayMs))} and ${end} > ${instant(at)})`;

/** A column of the lessons that are to come, each half found by an index of its own; of most, nothing but the index is read. */
function ahead(column: "customer_id" | "learner_id" | "tutor_id", now: Date): SQL {
  const [named, from] = [sql.raw(column), instant(now)];
  return sql`(select ${named} from booked_lessons where status in ('booked', 'in-progress') and end_at > ${from}
    union all select ${named} from booked_lessons where status = 'reschedule-pending' and end_at > ${from}) l`;
}

/** Whether a lesson `l` is to come, for those whose lessons an index finds. */
const isAhead = (now: Date): SQL =>
  sql`l.status in ('booked', 'in-progress', 'reschedule-pending') and ${endsAfter(sql`l.start_at`, sql`l.end_at`, now)}`;

/** Members of pods with a lesson to come; of a lesson for a pod, the pod is the learner. */
const podMembers = (now: Date): SQL =>
  sql`customer_pod_members m join booked_lessons l on l.learner_id = m.pod_id
    where m.archived_at is null and ${isAhead(now)}`;

type Side = "customer_id" | "learner_id";

/** The ids in a column of the lessons to come, and of the members of the pods that have some. */
const withLessons = (column: Side, now: Date): SQL =>
  sql`select distinct l.${sql.raw(column)} from ${ahead(column, now)}
    union all select m.${sql.raw(column)} from ${podMembers(now)}`;

/** Neither of their own nor of a pod: each half may be looked up for a page of people, or read once for all of them. */
const withoutLessons = (id: AnyColumn, column: Side, now: Date): SQL =>
  sql`not exists (select 1 from booked_lessons l where l.${sql.raw(column)} = ${id} and ${isAhead(now)})
    and not exists (select 1 from ${podMembers(now)} and m.${sql.raw(column)} = ${id})`;

/**
 * Whether somebody has a lesson to come: of their own, or of a pod that they, or somebody of theirs, are in. Those who have
 * one are looked up by their ids, which are read first.
 */
export const upcomingFilter = (id: AnyColumn, column: Side): Filter => ({
  ...booleanFilter("upcoming lesson", ({ now }: Asker) => sql`${id} in (${withLessons(column, now)})`),
  where: ([value], { now }) =>
    value === "true" ? sql`${id} = any(array(${withLessons(column, now)}))` : withoutLessons(id, column, now),
});

const occupying = sql.join(
  groupInstanceStatuses.filter(occupiesTime).map((status) => sql`${status}`),
  sql`, `,
);

/** Whether a tutor has a lesson, or a session of a group lesson, in a stretch of time; what was found to be a second record of theirs counts too. */
export const hasLessonBetween = (tutorId: SQL, start: SQL, end: SQL): SQL =>
  sql`(exists (select 1 from lesson_occupancy o where o.party_id = ${tutorId} and o.start_at < ${end} and ${start} < o.end_at)
    or exists (select 1 from persons s join lesson_occupancy o on o.party_id = s.id
      where s.merged_into_id = ${tutorId} and o.start_at < ${end} and ${start} < o.end_at)
    or exists (select 1 from group_instances g where g.tutor_ids @> array[${tutorId}]::text[]
      and g.status in (${occupying}) and g.start < ${end} and ${start} < g."end"))`;

/** How many lessons and sessions of group lessons a tutor is to give from now on. */
export const lessonsAheadOf = (tutorId: string, now: Date): SQL<number> =>
  sql<number>`(select count(*) from ${ahead("tutor_id", now)} where l.tutor_id = ${tutorId})::int
    + (select count(*) from group_instances g where g.tutor_ids @> array[${tutorId}]::text[]
      and g.status in ('scheduled', 'in-progress') and g."end" > ${now.toISOString()}::timestamptz)::int`;

interface CourseUnderWay {
  number: string;
  /** The pod that it is of, where the learner is a member. */
  pod: string | null;
}

/** The courses of a learner that have not ended: their own, then those of the pods that they are in. */
export async function coursesUnderWay(db: Database, learnerId: string): Promise<CourseUnderWay[]> {
  const open = sql.join(
    openCourseStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  return db.select({ number: sql<string>`c.confirmed_number`, pod: sql<string | null>`c.pod` }).from(
    sql`(select l.confirmed_number, p.name as pod from confirmed_lessons l left join customer_pods p on p.id = l.pod_id
        where l.status in (${open}) and (l.learner_id = ${learnerId} or l.pod_id in
          (select m.pod_id from customer_pod_members m where m.learner_id = ${learnerId} and m.archived_at is null))
        order by p.name nulls first, l.confirmed_number) c`,
  );
}

/** Tutors of whose lessons is said so much on average, of five; what is hidden does not count. */
export const ratedAtLeast = (tutorId: AnyColumn, stars: number): SQL =>
  sql`${tutorId} in (select r.tutor_id from lesson_ratings r where r.hidden_at is null
    group by r.tutor_id having avg(r.rating) >= ${stars})`;
