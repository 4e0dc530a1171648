import { sql } from "drizzle-orm";
import { localDay, wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { idsIn, momentOf, type Found, type Reader } from "./people-lessons.queries.ts";
import type { LessonMomentRecord, TutorFiguresRecord, TutorLearnerRecord } from "./people-lessons.record.ts";

const day = 86_400_000;
/** For how many days back lessons count that a tutor missed. */
const noShowDays = 90;

async function rowsOf<Row>(
  { db }: Pick<Context, "db">,
  query: Parameters<Context["db"]["execute"]>[0],
): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** The week that it is by somebody's clock, Monday first. */
export function weekOf(now: Date, timeZone: string): { start: Date; end: Date } {
  const { weekday } = wallClockOf(now, timeZone);
  // Half a day on either side, whatever the clock does meanwhile.
  const noon = (days: number) => new Date(localDay(now, timeZone).start.getTime() + days * day + day / 2);
  return { start: localDay(noon(1 - weekday), timeZone).start, end: localDay(noon(8 - weekday), timeZone).start };
}

/** Minutes of lessons and of sessions of group lessons that some tutors give in the week that it is for each. */
async function minutesThisWeek(context: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const { now } = context;
  const zones = await rowsOf<{ id: string; time_zone: string }>(
    context,
    sql`select id, time_zone from persons where id in ${idsIn(ids)}`,
  );
  const around = sql`between ${new Date(now.getTime() - 8 * day).toISOString()}::timestamptz
    and ${new Date(now.getTime() + 8 * day).toISOString()}::timestamptz`;
  const given = await rowsOf<{ tutor_id: string; start_at: string; end_at: string }>(
    context,
    sql`select tutor_id, start_at, end_at from booked_lessons where tutor_id in ${idsIn(ids)} and start_at ${around}
        and status not in ('cancelled', 'rescheduled')
      union all select t, g.start, g."end" from group_instances g, unnest(g.tutor_ids) t
      where g.start ${around} and g.status not in ('cancelled', 'not-run') and t in ${idsIn(ids)}`,
  );
  const weeks = new Map(zones.map(({ id, time_zone: zone }) => [id, weekOf(now, zone)]));
  const minutes = new Map<string, number>();
  for (const { tutor_id: id, start_at: start, end_at: end } of given) {
    const week = weeks.get(id);
    const [from, to] = [new Date(start), new Date(end)];
    if (!week || from < week.start || from >= week.end) continue;
    minutes.set(id, (minutes.get(id) ?? 0) + (to.getTime() - from.getTime()) / 60_000);
  }
  return minutes;
}

async function nextOf(context: Reader, ids: readonly string[]): Promise<Map<string, LessonMomentRecord>> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const rows = await rowsOf<Found>(
    context,
    sql`select p.who, l.* from unnest(array[${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}]::text[]) p(who)
      cross join lateral (select l.id, l.start_at, l.tutor_id from booked_lessons l where l.tutor_id = p.who
        and l.status in ('booked', 'in-progress', 'reschedule-pending') and l.end_at > ${now}
        and l.start_at > ${now} - interval '1 day' order by l.start_at limit 1) l`,
  );
  return new Map(rows.map((row) => [row.who, momentOf(row)]));
}

interface Counted {
  id: string;
  rating_tenths: number | null;
  rating_count: number;
  accepted: number;
  declined: number;
  no_shows: number;
}

/** What some tutors' lessons come to; each figure is read once for all of them. Source: domain.md 3.3, 4.7. */
export async function figuresOfTutors(context: Reader, ids: readonly string[]): Promise<TutorFiguresRecord[]> {
  if (ids.length === 0) return [];
  const since = new Date(context.now.getTime() - noShowDays * day).toISOString();
  const counted = await rowsOf<Counted>(
    context,
    sql`select t.id, r.tenths as rating_tenths, coalesce(r.n, 0)::int as rating_count,
        coalesce(p.accepted, 0)::int as accepted, coalesce(p.declined, 0)::int as declined, coalesce(m.n, 0)::int as no_shows
      from tutors t
      left join (select tutor_id, round(avg(rating) * 10)::int as tenths, count(*) as n from lesson_ratings
        where hidden_at is null and tutor_id in ${idsIn(ids)} group by tutor_id) r on r.tutor_id = t.id
      left join (select tutor_id, count(*) filter (where state in ('accepted', 'refused', 'confirmed')) as accepted,
          count(*) filter (where state = 'declined') as declined from lesson_proposals
        where tutor_id in ${idsIn(ids)} group by tutor_id) p on p.tutor_id = t.id
      left join (select tutor_id, count(*) as n from booked_lessons where tutor_id in ${idsIn(ids)}
          and start_at > ${since}::timestamptz and status = 'tutor-no-show' group by tutor_id) m on m.tutor_id = t.id
      where t.id in ${idsIn(ids)}`,
  );
  const minutes = await minutesThisWeek(context, ids);
  const next = await nextOf(context, ids);
  return counted.map(({ id, ...row }) => ({
    _id: id,
    nextLesson: next.get(id) ?? null,
    minutesThisWeek: Math.round(minutes.get(id) ?? 0),
    ratingTenths: row.rating_tenths,
    ratingCount: row.rating_count,
    accepted: row.accepted,
    declined: row.declined,
    noShows: row.no_shows,
  }));
}

interface Taught {
  learner_id: string;
  customer_id: string;
  pod_id: string | null;
  given: number;
  next: { id: string; start_at: string } | null;
  last: { id: string; start_at: string } | null;
}

/** How many learners of one tutor are shown. */
const learnersMax = 100;

/** Whom a tutor teaches or has taught: those with a lesson to come first, then who had one last. */
export async function learnersOfTutor(context: Reader, tutorId: string): Promise<TutorLearnerRecord[]> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const isNext = sql`status in ('booked', 'in-progress', 'reschedule-pending') and end_at > ${now}`;
  const first = (order: "asc" | "desc", which: typeof isNext) =>
    sql`(array_agg(json_build_object('id', id, 'start_at', start_at) order by start_at ${sql.raw(order)}) filter (where ${which}))[1]`;
  const rows = await rowsOf<Taught>(
    context,
    sql`select learner_id, min(customer_id) as customer_id, min(pod_id) as pod_id,
        count(*) filter (where status = 'completed')::int as given,
        ${first("asc", isNext)} as next, ${first("desc", sql`status = 'completed'`)} as last
      from booked_lessons where tutor_id = ${tutorId}
      group by learner_id having count(*) filter (where status = 'completed' or (${isNext})) > 0
      order by min(start_at) filter (where ${isNext}) nulls last,
        max(start_at) filter (where status = 'completed') desc nulls last, learner_id
      limit ${learnersMax}`,
  );
  const moment = (one: Taught["next"]) =>
    one && { _id: one.id, startAt: new Date(one.start_at).toISOString(), tutorId };
  return rows.map(({ learner_id: id, customer_id: customerId, pod_id: podId, given, next, last }) => ({
    _id: id,
    customerId,
    podId,
    given,
    nextLesson: moment(next),
    lastLesson: moment(last),
  }));
}
