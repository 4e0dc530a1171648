import {
  isCalendar,
  isClockChangeReview,
  isCourseFree,
  isFreeTutor,
  isLessonConflict,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { arrayOf } from "../../upstream/shape.ts";

type Asked = Parameters<typeof queryOf>[0];
const conflicts = arrayOf(isLessonConflict);
const free = arrayOf(isFreeTutor);
const coursesFree = arrayOf(isCourseFree);

export class CalendarSource {
  private readonly rest: RestV1;

  constructor(v1: RestV1) {
    this.rest = v1;
  }

  /** The entries of a period. */
  between(asked: Asked) {
    return this.rest.get(`/calendar?${queryOf(asked)}`, isCalendar);
  }

  /** Conflicts of moving a lesson. */
  moveConflicts(id: string, to: { date: string; time: string }) {
    return this.rest.get(
      `/calendar/lessons/${idInPath(this.rest.source, "Lesson", id)}/conflicts?${queryOf(to)}`,
      conflicts,
    );
  }

  /** Conflicts of another tutor for a lesson. */
  coverConflicts(id: string, tutorId: string) {
    return this.rest.get(
      `/calendar/lessons/${idInPath(this.rest.source, "Lesson", id)}/cover-conflicts?${queryOf({ tutorId })}`,
      conflicts,
    );
  }

  /** Conflicts of another lesson of a course. */
  addedConflicts(courseId: string, at: { date: string; time: string; durationMinutes: number }) {
    return this.rest.get(
      `/calendar/courses/${idInPath(this.rest.source, "ConfirmedLesson", courseId)}/conflicts?${queryOf(at)}`,
      conflicts,
    );
  }

  /** Whether those of some courses are free at a time. */
  coursesFreeAt(asked: Asked) {
    return this.rest.get(`/calendar/courses-free?${queryOf(asked)}`, coursesFree);
  }

  /** Free tutors at suitable times. */
  freeSlots(asked: Asked) {
    return this.rest.get(`/calendar/free-slots?${queryOf(asked)}`, free);
  }

  /** Schedules moved by clock changes. */
  clockChangeReview(from: string | null | undefined) {
    return this.rest.get(`/calendar/clock-changes?${queryOf({ from })}`, isClockChangeReview);
  }
}
