import { sql, type SQL } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import type { LessonMomentRecord, PersonLessonsRecord } from "./people-lessons.record.ts";

/** Whose lessons are asked for. */
export const lessonOwners = ["customer", "learner", "pod"] as const;
export type LessonOwner = (typeof lessonOwners)[number];

export type Reader = Pick<Context, "db" | "now">;

const ahead = sql.raw(`l.status in ('booked', 'in-progress', 'reschedule-pending')`);
const columns = sql.raw(`l.id, l.start_at, l.tutor_id`);

/** The ids as a list that the database reads once. */
export const idsIn = (ids: readonly string[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

/** By which column of lessons somebody is found: their own, and those of pods that they, or somebody of theirs, are in. */
function partiesOf(owner: LessonOwner, ids: readonly string[]): SQL {
  const own = sql`select unnest(array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]) as who`;
  if (owner === "pod") return sql`select who, 'learner_id' as by, who as party from (${own}) o`;
  const column = owner === "customer" ? "customer_id" : "learner_id";
  const among = sql.raw(owner === "customer" ? "m.customer_id" : "m.learner_id");
  return sql`select who, ${column} as by, who as party from (${own}) o
    union select ${among}, 'learner_id', m.pod_id from customer_pod_members m
    where ${among} in ${idsIn(ids)} and m.archived_at is null`;
}

/** One lesson of each, found from an index by either column: the first that is to come, or the last that was given. */
function oneOf(where: SQL, order: SQL): SQL {
  const by = (column: "customer_id" | "learner_id") =>
    sql`select ${columns} from booked_lessons l
      where p.by = ${column} and ${sql.raw(`l.${column}`)} = p.party and ${where} order by ${order} limit 1`;
  return sql`select * from (${by("customer_id")}) c union all select * from (${by("learner_id")}) d`;
}

export interface Found extends Record<string, unknown> {
  who: string;
  id: string;
  start_at: string | Date;
  tutor_id: string;
}

export const momentOf = ({ id, start_at: at, tutor_id: tutorId }: Found): LessonMomentRecord => ({
  _id: id,
  startAt: new Date(at).toISOString(),
  tutorId,
});

async function foundBy(
  { db }: Pick<Context, "db">,
  parties: SQL,
  { where, order, first }: { where: SQL; order: SQL; first: SQL },
): Promise<Map<string, LessonMomentRecord>> {
  const { rows } = (await db.execute(
    sql`select distinct on (p.who) p.who, l.id, l.start_at, l.tutor_id
      from (${parties}) p cross join lateral (${oneOf(where, order)}) l order by p.who, ${first}`,
  )) as { rows: Found[] };
  return new Map(rows.map((row) => [row.who, momentOf(row)]));
}

/** The next lesson of some people or pods and the last one that was given, each by one query for all of them. */
export async function lessonsOfPeople(
  context: Reader,
  owner: LessonOwner,
  ids: readonly string[],
): Promise<PersonLessonsRecord[]> {
  if (ids.length === 0) return [];
  const parties = partiesOf(owner, ids);
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const next = await foundBy(context, parties, {
    where: sql`${ahead} and l.end_at > ${now} and l.start_at > ${now} - interval '1 day'`,
    order: sql`l.start_at`,
    first: sql`l.start_at`,
  });
  const last = await foundBy(context, parties, {
    where: sql`l.status = 'completed' and l.start_at < ${now}`,
    order: sql`l.start_at desc`,
    first: sql`l.start_at desc`,
  });
  return ids.map((id) => ({ _id: id, nextLesson: next.get(id) ?? null, lastLesson: last.get(id) ?? null }));
}
