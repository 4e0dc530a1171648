import {
  isBookedLesson,
  isConfirmedLesson,
  isCourseChange,
  isLessonLogEntry,
  isSettlementRound,
  type BookedLesson,
  type ConfirmedLesson,
  type CourseChange,
  type LessonLogEntry,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { arrayOf } from "../../upstream/shape.ts";

type CourseCall =
  | "pause"
  | "resume"
  | "end"
  | "cancel"
  | "lift-hold"
  | "change-schedule"
  | "change-tutor"
  | "change-price"
  | "keep-times"
  | "set-link";

/** A change of a course, to preview. */
interface Change {
  change: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
  tutorId?: string | null | undefined;
  anchorTimeZone?: string | null | undefined;
  slots?: readonly { weekday: number; start: string }[] | null | undefined;
  skipDates?: readonly string[] | null | undefined;
}

export class ConfirmedLessonsSource extends RecordSource<ConfirmedLesson, CourseCall> {
  constructor(v1: RestV1) {
    super(v1, { path: "/lessons/confirmed", entity: "Confirmed lesson", check: isConfirmedLesson });
  }

  /** A preview of what a change does to the lessons. */
  change(id: string, { slots, skipDates, change, ...dated }: Change): Promise<CourseChange> {
    const given = Object.entries(dated).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const query = queryOf({
      change: change.toLowerCase(),
      ...(Object.fromEntries(given) as Record<string, string>),
      slot: (slots ?? []).map(({ weekday, start }) => `${weekday} ${start}`),
      skipDate: skipDates ?? [],
    });
    return this.rest.get(this.pathOf(id, `/change?${query}`), isCourseChange);
  }
}

type LessonCall =
  | "start"
  | "complete"
  | "student-no-show"
  | "tutor-no-show"
  | "cancel"
  | "reschedule-now"
  | "request-reschedule"
  | "propose-time"
  | "decline-time"
  | "agree-reschedule"
  | "dispute"
  | "settle"
  | "reverse"
  | "set-link"
  | "ask-rating"
  | "note";

const settlements = arrayOf(isSettlementRound);

export class BookedLessonsSource extends RecordSource<BookedLesson, LessonCall> {
  constructor(v1: RestV1) {
    super(v1, { path: "/lessons/booked", entity: "Lesson", check: isBookedLesson });
  }

  /** All settlements of a lesson. */
  settlements(id: string) {
    return this.rest.get(this.pathOf(id, "/settlements"), settlements);
  }
}

/** Events of booked lessons. */
export class LessonLogSource extends RecordSource<LessonLogEntry> {
  constructor(v1: RestV1) {
    super(v1, { path: "/lessons/activity", entity: "Entry", check: isLessonLogEntry });
  }
}
