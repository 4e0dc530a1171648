import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { freeAtMessage, readFreeAt } from "@app/domain/tutors/free-at.ts";
import { freeAtStarts } from "@app/domain/tutors/free-at-starts.ts";
import type { Asker, Filter } from "../../records/list-spec.ts";
import { hasLessonBetween } from "../lessons/lessons-ahead.public.ts";
import { tutors } from "./tutors.table.ts";

const weekMinutes = 7 * 1440;

/** Minutes after midnight of a "HH:mm", which may be 24:00. */
const minutesOf = (clock: SQL): SQL =>
  sql`(split_part(${clock}, ':', 1)::int * 60 + split_part(${clock}, ':', 2)::int)`;

/** A tutor's hours as stretches of minutes of the week; those that touch are one, also over the end of the week. */
const openHours = sql`(select range_agg(int4range(
    (h.day - 1) * 1440 + ${minutesOf(sql`h.opens`)} + w.shift, (h.day - 1) * 1440 + ${minutesOf(sql`h.closes`)} + w.shift))
  from (select (e ->> 'weekday')::int as day, e ->> 'start' as opens, e ->> 'end' as closes
    from jsonb_array_elements(t.hours) e) h cross join (values (0), (${sql.raw(String(weekMinutes))})) w(shift))`;

/** Whether a tutor has said that they cannot then: time off, and days on which they are not free after all, by their own clock. */
const saysNo = sql`(exists (select 1 from tutor_time_off f where f.tutor_id = t.id and f.archived_at is null
    and f.starts_at < l.until and l.start < f.ends_at)
  or exists (select 1 from tutor_days d where d.tutor_id = t.id and d.archived_at is null and d.kind = 'unavailable'
    and (d.date::date + coalesce(d.start, '00:00')::time) at time zone t.time_zone < l.until
    and l.start < (d.date::date + coalesce(d."end", '24:00')::time) at time zone t.time_zone))`;

/**
 * Tutors who are free at a time, or in some of the eight weeks to come: as requests are matched and free slots are found, which
 * a test compares. Source: domain.md 3.3.
 */
function freeThen([text = ""]: string[], { now }: Asker): SQL {
  const asked = readFreeAt(text);
  const starts = asked === null ? [] : freeAtStarts(asked, now);
  if (asked === null || starts.length === 0) return sql`false`;
  const instants = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const minutes = sql`${asked.minutes}::int`;
  // Hours are put together once for each tutor, and times told once for each zone; of the rest the first week that suits is enough.
  return sql`${tutors.id} in (
    with teaching as materialized (
      select t.id, t.min_notice_hours, (select p.time_zone from persons p where p.id = t.id) as time_zone, ${openHours} as open
      from tutors t where t.status = 'active' and t.archived_at is null
    ), times as materialized (
      select z.time_zone, s.start, s.start + make_interval(mins => ${minutes}) as until,
        ((extract(isodow from s.start at time zone z.time_zone) - 1) * 1440
          + extract(hour from s.start at time zone z.time_zone) * 60
          + extract(minute from s.start at time zone z.time_zone))::int as minute
      from (select distinct time_zone from teaching) z cross join unnest(array[${instants}]) s(start)
    )
    select t.id from teaching t where exists (select 1 from times l
      where l.time_zone = t.time_zone
        and l.start >= ${now.toISOString()}::timestamptz + make_interval(hours => t.min_notice_hours)
        and t.open @> int4range(l.minute, l.minute + ${minutes})
        and not ${saysNo} and not ${hasLessonBetween(sql`t.id`, sql`l.start`, sql`l.until`)}))`;
}

/** Who is free at a time: `2~18:00~60~Europe/London`. */
export const freeAt: Filter = {
  value: z.string().refine((text) => readFreeAt(text) !== null, freeAtMessage),
  many: false,
  where: freeThen,
};
