import { sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { lessonLog } from "../features/lessons/lessons.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of covers begins. */
const chanceFrom = 77_000_000;
const day = 24 * 3_600_000;

/** How many lessons were, and are to be, given by somebody else than the course's tutor. */
const counts = { completed: 9, booked: 6 } as const;

interface Covered {
  id: string;
  chain_id: string;
  start_at: string | Date;
  usual: string;
  cover: string;
  usual_name: string;
  cover_name: string;
}

/** Single lessons of adults with somebody who teaches the subject and has nothing else then, one of each course. */
const coverable = (status: keyof typeof counts) => sql`
  with found as (
    select distinct on (l.course_id) l.id, l.chain_id, l.start_at, l.tutor_id as usual, (
      select t.id from tutors t
      where t.status = 'active' and t.id <> l.tutor_id and t.onboarded_at < l.start_at and t.archived_at is null
        and t.subjects @> jsonb_build_array(jsonb_build_object('subject', l.subject))
        and not exists (select from booked_lessons o where o.tutor_id = t.id and o.status not in ('cancelled', 'rescheduled')
          and o.start_at < l.end_at and l.start_at < o.end_at)
        and not exists (select from tutor_time_off f where f.tutor_id = t.id and f.starts_at < l.end_at and l.start_at < f.ends_at)
      order by md5(t.id || l.id) limit 1) as cover
    from booked_lessons l
    where l.status = ${status} and l.kind = 'regular' and not l.hold and l.pod_id is null and l.dependent_id is null
      and l.rescheduled_from_id is null
    order by l.course_id, md5(l.id))
  select f.*, concat(u.first_name, ' ', u.last_name) as usual_name, concat(c.first_name, ' ', c.last_name) as cover_name
  from found f join persons u on u.id = f.usual join persons c on c.id = f.cover
  order by md5(f.id) limit ${counts[status]}`;

/** Some lessons that one tutor gives for another. Source: domain.md 2.3. */
export async function seedLessonCovers(db: Database, now: Date): Promise<void> {
  const { chance } = seedFrom(now, chanceFrom);
  for (const status of ["completed", "booked"] as const) {
    const { rows } = (await db.execute(coverable(status))) as { rows: Covered[] };
    for (const { id, chain_id: chainId, start_at: start, usual, cover, usual_name: from, cover_name: to } of rows) {
      await db.execute(sql`update booked_lessons set tutor_id = ${cover}, covers_for_id = ${usual} where id = ${id}`);
      await db.execute(
        sql`update lesson_occupancy set party_id = ${cover} where lesson_id = ${id} and party_id = ${usual}`,
      );
      const at = new Date(Math.min(new Date(start).getTime() - day, now.getTime() - day / 4));
      await db.insert(lessonLog).values({
        id: chance.id(at),
        lessonId: id,
        chainId,
        at,
        actorKind: "system",
        actorId: null,
        source: "job",
        event: "tutor-changed",
        summary: `${to} covers for ${from}.`,
        changes: { Tutor: [from, to] },
      });
    }
  }
}
