import {
  isCalendar,
  isClockChangeReview,
  isFreeTutor,
  isLessonConflict,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { arrayOf } from "../../upstream/shape.ts";

type Asked = Parameters<typeof queryOf>[0];
const conflicts = arrayOf(isLessonConflict);
const free = arrayOf(isFreeTutor);

/** Calendars. */
export class CalendarSource {
  private readonly rest: RestV1;

  constructor(v1: RestV1) {
    this.rest = v1;
  }

  /** What there is in a stretch of time. */
  between(asked: Asked) {
    return this.rest.get(`/calendar?${queryOf(asked)}`, isCalendar);
  }

  /** What stands in the way of moving a lesson. */
  moveConflicts(id: string, to: { date: string; time: string }) {
    return this.rest.get(
      `/calendar/lessons/${idInPath(this.rest.source, "Lesson", id)}/conflicts?${queryOf(to)}`,
      conflicts,
    );
  }

  /** Tutors who are free when it suits. */
  freeSlots(asked: Asked) {
    return this.rest.get(`/calendar/free-slots?${queryOf(asked)}`, free);
  }

  /** What changes of clocks move. */
  clockChangeReview(from: string | null | undefined) {
    return this.rest.get(`/calendar/clock-changes?${queryOf({ from })}`, isClockChangeReview);
  }
}
