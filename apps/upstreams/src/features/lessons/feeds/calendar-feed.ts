import { and, arrayContains, asc, eq, gte, inArray, ne, sql } from "drizzle-orm";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { LearnerReader } from "@app/domain/people/learner-name.ts";
import { lessonName } from "@app/domain/lessons/lesson-names.ts";
import { fullName } from "@app/domain/people/person.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { App, Context, Origin } from "../../../service/context.ts";
import { hashOfCode, limitAttempts, noteAttempt } from "../../account/account.public.ts";
import { personOf } from "../../customers/customers.public.ts";
import {
  groupEnrolments,
  groupInstances,
  groupLessons,
  type GroupInstanceRow,
} from "../../group-lessons/group-tables.public.ts";
import { readerOn } from "../answers/answer-lesson-facts.ts";
import { bookedLessons, type BookedRow } from "../booked/booked.table.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import { learnerLabel } from "../request-words.ts";
import { calendarFeeds, type CalendarFeedRow } from "./calendar-feeds.table.ts";

type Reading = Pick<Context, "db" | "now">;

const day = 86_400_000;
/** Days back that a calendar shows, and the most lessons in it. */
const daysBack = 90;
const most = 2_000;

interface Shown {
  lesson: BookedRow;
  /** Raised by each change of any lesson of the chain, so that calendars take the newest. */
  sequence: number;
  place: string | null;
}

/** The lessons of a feed; of those that were moved into each other, the one at the newest time. */
async function lessonsOf({ db, now }: Reading, { personId, side }: CalendarFeedRow): Promise<Shown[]> {
  const { tutorId, customerId, status, startAt, courseId, meetingUrl, chainId } = bookedLessons;
  const ofChain = sql`(select sum(c.version) from ${bookedLessons} c where c.chain_id = ${chainId})`;
  return db
    .select({
      lesson: bookedLessons,
      sequence: sql<number>`${ofChain}::int`,
      place: sql<string | null>`coalesce(${meetingUrl}, ${confirmedLessons.meetingUrl})`,
    })
    .from(bookedLessons)
    .leftJoin(confirmedLessons, eq(confirmedLessons.id, courseId))
    .where(
      and(
        ...[eq(side === "tutor" ? tutorId : customerId, personId), ne(status, "rescheduled")],
        gte(startAt, new Date(now.getTime() - daysBack * day)),
      ),
    )
    .orderBy(asc(startAt))
    .limit(most);
}

/** The sessions of learning pods and immersions that a tutor teaches, or in which a family has a place. */
async function sessionsOf({ db, now }: Reading, { personId, side }: CalendarFeedRow) {
  const { id, tutorIds, start, groupLessonId } = groupInstances;
  const { instanceId, customerId, status } = groupEnrolments;
  const places = db
    .select({ instanceId })
    .from(groupEnrolments)
    .where(and(eq(customerId, personId), inArray(status, ["enrolled", "attended", "absent"])));
  return db
    .select({ session: groupInstances, title: groupLessons.title, place: groupLessons.meetingUrl })
    .from(groupInstances)
    .innerJoin(groupLessons, eq(groupLessons.id, groupLessonId))
    .where(
      and(
        ...[side === "tutor" ? arrayContains(tutorIds, [personId]) : inArray(id, places)],
        // Nobody has heard of a draft.
        ...[ne(groupLessons.status, "draft"), gte(start, new Date(now.getTime() - daysBack * day))],
      ),
    )
    .orderBy(asc(start))
    .limit(most);
}

const isOff = ({ status }: GroupInstanceRow) => status === "cancelled" || status === "not-run";

/** Held for a payment, or another time is being looked for: it may not take place then. */
const isTentative = ({ hold, status }: BookedRow) => hold || status === "reschedule-pending";

/** "Igbo", and "Igbo trial lesson" of one that is not of a course. */
const titleOf = ({ subject, kind }: BookedRow) => (kind === "regular" ? subject : lessonName(subject, kind, true));

function statusOf(lesson: BookedRow): ICalEventStatus {
  if (lesson.status === "cancelled") return ICalEventStatus.CANCELLED;
  return isTentative(lesson) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Names of many people and pods, each asked for once. */
function namesBy(at: Reading, reader: LearnerReader) {
  const known = new Map<string, Promise<string>>();
  const once = (key: string, find: () => Promise<string>) => {
    const name = known.get(key) ?? find();
    known.set(key, name);
    return name;
  };
  return {
    learner: (lesson: BookedRow) => once(lesson.learnerId, () => learnerLabel(at, { ...lesson, leadId: null }, reader)),
    tutor: ({ tutorId }: BookedRow) => once(tutorId, async () => fullName(await personOf(at, tutorId))),
  };
}

/**
 * The calendar of a feed as text (iCalendar, RFC 5545). Times are instants, so each calendar shows them by its own clock; a
 * lesson keeps its UID when it moves, and one that is cancelled says so.
 */
async function calendarText(at: Reading, feed: CalendarFeedRow): Promise<string> {
  const names = namesBy(at, readerOn[feed.side]);
  const calendar = ical({
    name: "Lessons",
    prodId: { company: "Staff portal", product: "Lessons", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  });
  for (const { lesson, sequence, place } of await lessonsOf(at, feed)) {
    const learner = await names.learner(lesson);
    const who = feed.side === "tutor" ? learner : `${learner} with ${await names.tutor(lesson)}`;
    calendar.createEvent({
      id: `${lesson.chainId}@lessons`,
      sequence,
      start: lesson.startAt,
      end: lesson.endAt,
      stamp: lesson.updatedAt,
      lastModified: lesson.updatedAt,
      status: statusOf(lesson),
      summary: `${titleOf(lesson)}: ${who}`,
      description: `Lesson ${lesson.lessonNumber}`,
      ...(place !== null && { location: place }),
    });
  }
  for (const { session, title, place } of await sessionsOf(at, feed))
    calendar.createEvent({
      id: `${session.id}@sessions`,
      sequence: session.version,
      start: session.start,
      end: session.end,
      stamp: session.updatedAt,
      lastModified: session.updatedAt,
      summary: title,
      status: isOff(session) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(place !== null && { location: place }),
    });
  return calendar.toString();
}

/** What a calendar link opens, without sign-in; whoever guesses codes is stopped. */
export async function openCalendarFeed(app: App, code: string, origin: Origin): Promise<{ text: string }> {
  await limitAttempts(app, "code", origin);
  const at = { db: app.database, now: app.clock.now() };
  const [feed] = await at.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.codeHash, await hashOfCode(at, code)));
  if (feed) return { text: await calendarText(at, feed) };
  await noteAttempt(app, "code", origin);
  throw new Refusal("NOT_FOUND", "This calendar does not exist.");
}
