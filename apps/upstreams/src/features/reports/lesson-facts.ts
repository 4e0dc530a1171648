import { sql, type SQL } from "drizzle-orm";
import type { ReportScope } from "./report-source.ts";

export const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Any of some values; everything where none is chosen. */
export const among = (column: SQL, values: readonly string[]): SQL =>
  values.length === 0
    ? sql`true`
    : sql`${column} in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`;

/** The lessons `l` of a report: those that start in its period; no held ones, and trials only where they are asked for. */
export const lessonsIn = (
  { from, until, regionId, subject, tutorId, trials }: ReportScope,
  at = sql`l.start_at`,
): SQL =>
  sql`${at} >= ${instantOf(from)} and ${at} < ${instantOf(until)} and not l.hold
    and ${trials ? sql`true` : sql`l.kind <> 'trial'`} and ${among(sql`l.region_id`, regionId)}
    and ${among(sql`l.subject`, subject)} and ${among(sql`l.tutor_id`, tutorId)}`;

/** Who learns in a lesson `l`: a pod, a dependent or the customer. */
export const partiesOfLesson = sql`join persons c on c.id = l.customer_id join persons t on t.id = l.tutor_id
  left join dependents d on d.id = l.dependent_id left join customer_pods p on p.id = l.pod_id
  join regions r on r.id = l.region_id`;

/** What the records of a lesson `l` are called, and what they can be told apart by. */
export const lessonColumns = sql`'lesson' as kind, l.id, l.start_at as at, l.lesson_number as name, l.status, l.subject, l.chain_id, l.region_id,
  r.name as region_name, l.learner_id, l.customer_id as person_id, l.tutor_id, t.first_name || ' ' || t.last_name as tutor,
  coalesce(p.name, d.first_name || ' ' || d.last_name, c.first_name || ' ' || c.last_name) as person,
  coalesce(d.time_zone, c.time_zone) as learner_zone`;

/** The groups that reports on lessons have in common. */
export const lessonGroups = {
  learner: { key: sql`f.learner_id`, name: sql`min(f.person)`, personId: sql`min(f.person_id)` },
  tutor: { key: sql`f.tutor_id`, name: sql`min(f.tutor)`, personId: sql`f.tutor_id` },
  weekday: { key: sql`to_char(f.at at time zone f.learner_zone, 'ID')` },
  hour: { key: sql`to_char(f.at at time zone f.learner_zone, 'HH24')` },
  subject: { key: sql`f.subject` },
  region: { key: sql`f.region_id`, name: sql`min(f.region_name)` },
} as const;
