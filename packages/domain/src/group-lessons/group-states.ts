/** How group lessons and their sessions move on; without zod, so that screens are light. Source: domain.md 2.8. */
import type { Machine } from "../machine.ts";
import type {
  EnrolmentStatus,
  GroupInstanceEvent,
  GroupInstanceStatus,
  GroupLessonEvent,
  GroupLessonStatus,
} from "./group-enums.ts";

export const groupLessonMachine: Machine<GroupLessonStatus, GroupLessonEvent> = {
  initial: "draft",
  table: {
    draft: { publish: "published", cancel: "cancelled", archive: "archived" },
    published: { begin: "running", finish: "finished", cancel: "cancelled" },
    running: { finish: "finished", cancel: "cancelled" },
    finished: { archive: "archived" },
    cancelled: { archive: "archived" },
    archived: {},
  },
};

/** What was done, as a past participle: "This group lesson is finished, so it cannot be cancelled." */
export const groupLessonDone: Record<GroupLessonEvent, string> = {
  publish: "published",
  begin: "begun",
  finish: "finished",
  cancel: "cancelled",
  archive: "archived",
};

export const groupInstanceMachine: Machine<GroupInstanceStatus, GroupInstanceEvent> = {
  initial: "scheduled",
  table: {
    scheduled: { start: "in-progress", cancel: "cancelled", "not-run": "not-run" },
    "in-progress": { end: "awaiting-confirmation", complete: "completed", cancel: "cancelled" },
    "awaiting-confirmation": { complete: "completed", cancel: "cancelled" },
    completed: {},
    cancelled: {},
    "not-run": {},
  },
};

/** What was done, as a past participle: "This session is completed, so it cannot be cancelled." */
export const groupInstanceDone: Record<GroupInstanceEvent, string> = {
  start: "started",
  end: "ended",
  complete: "completed",
  cancel: "cancelled",
  "not-run": "cancelled",
};

/** Whether learners may still be enrolled in a group lesson's sessions. */
export const takesLearners = (status: GroupLessonStatus): boolean => status === "published" || status === "running";

/** Whether a session has no place left. */
export const isFull = ({ enrolled, capacityMax }: { enrolled: number; capacityMax: number }): boolean =>
  enrolled >= capacityMax;

/** How a group lesson is shown: one that takes learners and whose next session has no place left is full. */
export const groupStatusShown = (
  status: GroupLessonStatus,
  next: { enrolled: number; capacityMax: number } | null,
): GroupLessonStatus | "full" => (takesLearners(status) && next !== null && isFull(next) ? "full" : status);

/** Whether a session holds the time of its tutors and learners. */
export const occupiesTime = (status: GroupInstanceStatus): boolean =>
  status === "scheduled" || status === "in-progress" || status === "awaiting-confirmation";

/** Whether a session has taken place, so that there can be a recording of it. */
export const hasTakenPlace = (status: GroupInstanceStatus): boolean =>
  status === "awaiting-confirmation" || status === "completed";

/** Whether an enrolment holds a place: an offered one does, until the offer ends. */
export const holdsPlace = (status: EnrolmentStatus): boolean => status !== "waitlisted" && status !== "cancelled";

/** With more learners than this, a session is a director's to cancel. */
export const manyLearners = 10;

const hour = 3_600_000;
/** So long before it starts, a session with too few learners is brought to somebody's attention. */
export const minimumCheckHours = 24;

/** Until when a free place is offered: for 12 hours, on the last day for 2, and never beyond the start. */
export function offerEnds(now: Date, start: Date): Date {
  const isLastDay = start.getTime() - now.getTime() <= 24 * hour;
  return new Date(Math.min(now.getTime() + (isLastDay ? 2 : 12) * hour, start.getTime()));
}
