import { daysLater } from "@app/domain/dates/days-later.ts";
import { and, eq, gt, gte, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { Interval } from "@app/domain/lessons/match-times.ts";
import type { Matchable } from "@app/domain/lessons/matching.ts";
import type { Subject } from "@app/domain/subjects.ts";
import { instantOf, localDay } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { persons } from "../customers/customers.public.ts";
import { tutorDays, tutors, tutorTimeOff } from "../tutors/tutors.public.ts";
import { bookedLessons } from "./booked/booked.table.ts";
import { checkedUntil } from "./checked-until.ts";
import { takenBy } from "./booked/occupancy.ts";
import { ratingsOf } from "./tutor-ratings.public.ts";

type Reader = Pick<Context, "db" | "now">;

/** The stretch of a day on which a tutor is not free after all, by their own clock. */
function stretchOf({ date, start, end }: { date: string; start: string | null; end: string | null }, timeZone: string) {
  const noon = instantOf({ date, time: "12:00", timeZone });
  const day = localDay(noon, timeZone);
  return {
    start: start === null ? day.start : instantOf({ date, time: start, timeZone }),
    end: end === null || end === "24:00" ? day.end : instantOf({ date, time: end, timeZone }),
  };
}

/** When some tutors cannot, from now on: time off, and days on which they are not free. */
async function busyOf({ db, now }: Reader, zones: ReadonlyMap<string, string>): Promise<Map<string, Interval[]>> {
  const ids = [...zones.keys()];
  const busy = new Map<string, Interval[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return busy;
  const off = await db
    .select({ tutorId: tutorTimeOff.tutorId, start: tutorTimeOff.startsAt, end: tutorTimeOff.endsAt })
    .from(tutorTimeOff)
    .where(and(inArray(tutorTimeOff.tutorId, ids), gt(tutorTimeOff.endsAt, now), isNull(tutorTimeOff.archivedAt)));
  for (const { tutorId, start, end } of off) busy.get(tutorId)?.push({ start, end });
  const { tutorId: of, date, start, end, kind, archivedAt } = tutorDays;
  // A tutor's day may have begun a day before it does by UTC.
  const yesterday = daysLater(now.toISOString().slice(0, 10), -1);
  const days = await db
    .select({ tutorId: of, date, start, end })
    .from(tutorDays)
    .where(and(inArray(of, ids), eq(kind, "unavailable"), gte(date, yesterday), isNull(archivedAt)));
  for (const { tutorId, ...day } of days) busy.get(tutorId)?.push(stretchOf(day, zones.get(tutorId) ?? "UTC"));
  for (const [id, lessons] of await takenBy({ db, now }, ids)) busy.get(id)?.push(...lessons);
  return busy;
}

/** How many minutes a week some tutors teach, over the four weeks to come. */
async function taughtMinutes({ db, now }: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { tutorId, startAt, endAt, status } = bookedLessons;
  const minutes = sql<number>`(sum(extract(epoch from ${endAt} - ${startAt})) / 60 / ${weeksOfLoad})::int`;
  const rows = await db
    .select({ tutorId, minutes })
    .from(bookedLessons)
    .where(
      and(
        ...[inArray(tutorId, [...ids]), inArray(status, ["booked", "in-progress"])],
        ...[gte(startAt, now), lt(startAt, new Date(now.getTime() + weeksOfLoad * 7 * 86_400_000))],
      ),
    )
    .groupBy(tutorId);
  return new Map(rows.map((row) => [row.tutorId, row.minutes]));
}
const weeksOfLoad = 4;

/**
 * Tutors who teach any of some subjects, with all that counts when they are compared; `earlier` is how many lessons each has
 * given to whoever learns, where it is one.
 */
export async function matchableTutors(
  context: Reader,
  subjects: readonly Subject[],
  earlier: ReadonlyMap<string, number> = new Map(),
): Promise<Matchable[]> {
  const teach = or(
    ...subjects.map((subject): SQL => sql`${tutors.subjects} @> ${JSON.stringify([{ subject }])}::jsonb`),
  );
  const { id, status, subjects: taught, hours, acceptsTrial, maxHoursPerWeek, minNoticeHours } = tutors;
  const rows = await context.db
    .select({
      id,
      status,
      subjects: taught,
      hours,
      acceptsTrial,
      maxHoursPerWeek,
      minNoticeHours,
      gender: persons.gender,
      timeZone: persons.timeZone,
    })
    .from(tutors)
    .innerJoin(persons, eq(persons.id, id))
    .where(and(teach, inArray(status, ["active", "on-leave"]), isNull(tutors.archivedAt)));
  const busy = await busyOf(context, new Map(rows.map((row) => [row.id, row.timeZone])));
  const taughtBy = await taughtMinutes(context, [...busy.keys()]);
  const ratings = await ratingsOf(context, [...busy.keys()]);
  const checked = await checkedUntil(context, [...busy.keys()]);
  return rows.map((row) => ({
    ...row,
    checkedUntil: checked.get(row.id) ?? null,
    rating: ratings.get(row.id) ?? null,
    taughtMinutes: taughtBy.get(row.id) ?? 0,
    earlierLessons: earlier.get(row.id) ?? 0,
    busy: busy.get(row.id) ?? [],
  }));
}
