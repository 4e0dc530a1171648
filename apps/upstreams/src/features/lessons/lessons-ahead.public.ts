/**
 * Conditions about the lessons of people for the areas that lessons build on: tables are named here as the database has
 * them, since importing them would go in a circle.
 */
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { groupInstanceStatuses } from "@app/domain/group-lessons/group-enums.ts";
import { occupiesTime } from "@app/domain/group-lessons/group-states.ts";
import type { Asker, Filter } from "../../records/list-spec.ts";
import { whether } from "../../records/list-words.ts";

const columns = sql.raw("customer_id, learner_id, pod_id, tutor_id");

/** The lessons that are to come, each half found by an index of its own. */
function ahead(now: Date): SQL {
  const from = sql`${now.toISOString()}::timestamptz`;
  return sql`(select ${columns} from booked_lessons where status in ('booked', 'in-progress') and end_at > ${from}
    union all select ${columns} from booked_lessons where status = 'reschedule-pending' and end_at > ${from}) l`;
}

/** The ids in a column of the lessons to come, and of the members of the pods that have some. */
const withLessons = (column: "customer_id" | "learner_id", now: Date): SQL =>
  sql`select l.${sql.raw(column)} from ${ahead(now)}
    union all select m.${sql.raw(column)} from customer_pod_members m where m.archived_at is null
      and m.pod_id in (select l.pod_id from ${ahead(now)} where l.pod_id is not null)`;

/**
 * Whether somebody has a lesson to come: of their own, or of a pod that they, or somebody of theirs, are in. Those who have
 * one are looked up by their ids, which are read first; of the others every row is compared.
 */
export const upcomingFilter = (id: AnyColumn, column: "customer_id" | "learner_id"): Filter => {
  const has = ({ now }: Asker) => sql`${id} in (${withLessons(column, now)})`;
  return {
    ...whether("upcoming lesson", has),
    where: ([value], asker) =>
      value === "true" ? sql`${id} = any(array(${withLessons(column, asker.now)}))` : sql`not ${has(asker)}`,
  };
};

const occupying = sql.join(
  groupInstanceStatuses.filter(occupiesTime).map((status) => sql`${status}`),
  sql`, `,
);

/** Whether a tutor has a lesson, or a session of a group lesson, in a stretch of time; what was found to be a second record of theirs counts too. */
export const hasLessonBetween = (tutorId: SQL, start: SQL, end: SQL): SQL =>
  sql`(exists (select 1 from lesson_occupancy o where o.start_at < ${end} and ${start} < o.end_at
      and (o.party_id = ${tutorId} or o.party_id in (select s.id from persons s where s.merged_into_id = ${tutorId})))
    or exists (select 1 from group_instances g where g.tutor_ids @> array[${tutorId}]::text[]
      and g.status in (${occupying}) and g.start < ${end} and ${start} < g."end"))`;

/** How many lessons and sessions of group lessons a tutor is to give from now on. */
export const lessonsAheadOf = (tutorId: string, now: Date): SQL<number> =>
  sql<number>`(select count(*) from ${ahead(now)} where l.tutor_id = ${tutorId})::int
    + (select count(*) from group_instances g where g.tutor_ids @> array[${tutorId}]::text[]
      and g.status in ('scheduled', 'in-progress') and g."end" > ${now.toISOString()}::timestamptz)::int`;

/** Tutors of whose lessons is said so much on average, of five; what is hidden does not count. */
export const ratedAtLeast = (tutorId: AnyColumn, stars: number): SQL =>
  sql`${tutorId} in (select r.tutor_id from lesson_ratings r where r.hidden_at is null
    group by r.tutor_id having avg(r.rating) >= ${stars})`;
