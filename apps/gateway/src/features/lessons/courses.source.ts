import {
  isCourseChange,
  isCoverTutors,
  isLessonPreview,
  isSettlementRound,
  type CourseChange,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

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

export class ConfirmedLessonsSource extends recordSource("ConfirmedLesson") {
  override previewOf(id: string, event: string, body: object) {
    return this.rest.send("POST", this.pathOf(id, `/${event}/preview`), body, isLessonPreview);
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

const covers = arrayOf(isCoverTutors);
const settlements = arrayOf(isSettlementRound);

export class BookedLessonsSource extends recordSource("BookedLesson") {
  override previewOf(id: string, event: string, body: object) {
    return this.rest.send("POST", this.pathOf(id, `/${event}/preview`), body, isLessonPreview);
  }

  override previewOfNew(body: object) {
    return this.rest.send("POST", "/lessons/booked/preview", body, isLessonPreview);
  }

  /** All settlements of a lesson. */
  settlements(id: string) {
    return this.rest.get(this.pathOf(id, "/settlements"), settlements);
  }

  /** Tutors who could give some lessons. */
  covers(lessonId: readonly string[]) {
    return this.rest.get(`/lessons/covers?${queryOf({ lessonId })}`, covers);
  }
}
