/** States of group lessons and their sessions. Has no zod import, because screens load it. Source: domain.md 2.8. */
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

/** Past participle for messages: "This group lesson is finished, so it cannot be cancelled." */
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

/** Past participle for messages: "This session is completed, so it cannot be cancelled." */
export const groupInstanceDone: Record<GroupInstanceEvent, string> = {
  start: "started",
  end: "ended",
  complete: "completed",
  cancel: "cancelled",
  "not-run": "cancelled",
};

/** Whether learners can still be enrolled. */
export const takesLearners = (status: GroupLessonStatus): boolean => status === "published" || status === "running";

/** Whether a session has no free place. */
export const isFull = ({ enrolled, capacityMax }: { enrolled: number; capacityMax: number }): boolean =>
  enrolled >= capacityMax;

/** The displayed status: a group lesson that takes learners is full if its next session is. */
export const groupStatusShown = (
  status: GroupLessonStatus,
  next: { enrolled: number; capacityMax: number } | null,
): GroupLessonStatus | "full" => (takesLearners(status) && next !== null && isFull(next) ? "full" : status);

/** Whether a session takes up the time of its tutors and learners. */
export const occupiesTime = (status: GroupInstanceStatus): boolean =>
  status === "scheduled" || status === "in-progress" || status === "awaiting-confirmation";

/** Whether a session has taken place, so that it can have a recording. */
export const hasTakenPlace = (status: GroupInstanceStatus): boolean =>
  status === "awaiting-confirmation" || status === "completed";

/** Whether an enrolment takes a place. An offered one does until the offer ends. */
export const holdsPlace = (status: EnrolmentStatus): boolean => status !== "waitlisted" && status !== "cancelled";

/** With more learners than this, only a director may cancel a session. */
export const manyLearners = 10;

const hour = 3_600_000;
/** How many hours before its start a session with too few learners is reported. */
export const minimumCheckHours = 24;

/** When an offer of a free place ends: after 12 hours, on the last day after 2, and never after the start. */
export function offerEnds(now: Date, start: Date): Date {
  const isLastDay = start.getTime() - now.getTime() <= 24 * hour;
  return new Date(Math.min(now.getTime() + (isLastDay ? 2 : 12) * hour, start.getTime()));
}
