import { sql, type SQL } from "drizzle-orm";
import type { CourseEndInput, CoursePauseInput } from "@app/domain/lessons/course-changes.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { actorById, nameOf } from "../features/account/account.public.ts";
import { cancelCourse, endCourse, pauseCourse } from "../features/lessons/lessons.public.ts";
import type { Context } from "../service/context.ts";
import type { SeededStaff } from "./staff.ts";

const [hour, day] = [3_600_000, 86_400_000];
/** One course in so many is paused, and fewer of them end early. */
const oneIn = 60;

type Why = Omit<CourseEndInput, "version">;

/** From when to when, in days after it was agreed; a pause that begins later than today is planned only. */
interface Pause extends Why {
  daysAgo: number;
  from: number;
  days: number;
}

const pauses: readonly Pause[] = [
  { daysAgo: 5, from: 0, days: 34, byKind: "customer", reason: "travel", note: "The family is away for a month." },
  { daysAgo: 3, from: 0, days: 27, byKind: "customer", reason: "school-or-work", note: "Exams come first." },
  { daysAgo: 2, from: 9, days: 20, byKind: "customer", reason: "travel", note: "They visit their grandparents." },
];
const ends: readonly (Why & { daysAgo: number })[] = [
  { daysAgo: 4, byKind: "customer", reason: "other", note: "They are moving abroad." },
  { daysAgo: 1, byKind: "customer", reason: "changed-mind", note: "She wants to go on alone." },
];
const callOff = { hoursAgo: 3, reason: "They found another time to begin, later in the year." };

interface Found {
  id: string;
  version: number;
  time_zone: string;
}

/** A long-standing course of one learner of which no lesson has begun since an instant, and some are ahead. */
const runningSince = (at: Date) => sql`
  select c.id, c.version, c.anchor_time_zone as time_zone from confirmed_lessons c
  where c.status = 'active' and c.kind = 'regular' and c.paused_from is null and c.pod_id is null and c.end_on is null
    and c.lesson_count is null and c.created_at < ${new Date(at.getTime() - 60 * day).toISOString()}
    and 4 < (select count(*) from booked_lessons l where l.course_id = c.id and l.start_at > ${at.toISOString()})
    and not exists (select from booked_lessons l where l.course_id = c.id and l.start_at > ${new Date(at.getTime() - day).toISOString()}
      and (l.status <> 'booked' or l.covers_for_id is not null or l.start_at < ${new Date(at.getTime() + 30 * hour).toISOString()}))
  order by c.confirmed_number`;

/** The oldest that waits for its first payment, where others do. */
const waiting = sql`
  select id, version, anchor_time_zone as time_zone from confirmed_lessons
  where status = 'awaiting-payment' and pod_id is null
    and 1 < (select count(*) from confirmed_lessons where status = 'awaiting-payment') order by confirmed_number`;

/** Emails about what was done then went out then. */
const sendMails = ({ db, now }: Context) =>
  db.execute(
    sql`update mails set status = 'sent', attempts = 1, sent_at = created_at, text = null, path = null
        where status = 'waiting' and created_at = ${now.toISOString()}`,
  );

/**
 * Some courses are paused, or are to be, some ended before their lessons did, and one was called off before it was paid for: done by a
 * director, as the product does it, some days ago. Source: domain.md 2.2.
 */
export async function seedCourseChanges(
  db: Database,
  now: Date,
  staff: readonly SeededStaff[],
  courses: number,
): Promise<void> {
  const director = staff.find(({ userRole, status }) => userRole === "director" && status === "active");
  const actor = director ? await actorById({ db, now }, director.id) : null;
  if (!actor) return;
  const most = Math.floor(courses / oneIn);
  const origin = { ip: null, userAgent: null, requestId: "seed" };

  async function change(query: SQL, at: Date, act: (context: Context, found: Found) => Promise<object>): Promise<void> {
    const { rows } = (await db.execute(sql`${query} limit 1`)) as { rows: Found[] };
    const [found] = rows;
    if (!found) return;
    const context: Context = { db, actor: actor as NonNullable<typeof actor>, now: at, origin, nameOf };
    await act(context, found);
    await sendMails(context);
  }

  for (const { daysAgo, from, days, ...why } of pauses.slice(0, most)) {
    const at = new Date(now.getTime() - daysAgo * day);
    await change(runningSince(at), at, (context, { id: _id, version, time_zone }) => {
      const first = daysLater(wallClockOf(at, time_zone).date, from);
      const pause: CoursePauseInput = { ...why, version, from: first, until: daysLater(first, days) };
      return pauseCourse(context, { ...pause, _id });
    });
  }
  for (const { daysAgo, ...why } of ends.slice(0, most)) {
    const at = new Date(now.getTime() - daysAgo * day);
    await change(runningSince(at), at, (context, { id: _id, version }) => endCourse(context, { ...why, version, _id }));
  }
  if (most === 0) return;
  await change(waiting, new Date(now.getTime() - callOff.hoursAgo * hour), (context, { id: _id, version }) =>
    cancelCourse(context, { _id, version, reason: callOff.reason }),
  );
}
