import type { TimeOffReason } from "../tutors/tutor-enums.ts";
import type { LessonReason } from "./course-enums.ts";

/**
 * What is done with a lesson whose tutor is away. One that is left out stays as it is.
 *
 * @graphql LessonRearrangement
 */
export const lessonRearrangements = [
  /** Another tutor gives it. */ "cover",
  /** It moves to another time. */ "move",
  /** It is cancelled. */ "cancel",
] as const;
export type LessonRearrangement = (typeof lessonRearrangements)[number];

interface Decided {
  act: LessonRearrangement;
  tutorId?: string | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
}

/** The field that a decision still needs; null if it is complete. */
export function missingIn({ act, tutorId, date, time }: Decided): "tutorId" | "date" | "time" | null {
  if (act === "cover") return tutorId ? null : "tutorId";
  if (act !== "move") return null;
  if (!date) return "date";
  return time ? null : "time";
}

const reasonsByTimeOff: Readonly<Record<TimeOffReason, LessonReason>> = {
  holiday: "tutor-unavailable",
  sick: "sick",
  "public-holiday": "public-holiday",
  personal: "tutor-unavailable",
  other: "tutor-unavailable",
};

/** Why the lessons of a tutor who is away are rearranged, by the reason of the time off; if none is known, the tutor cannot. */
export const reasonForTimeOff = (reason: TimeOffReason | null): LessonReason =>
  reason === null ? "tutor-unavailable" : reasonsByTimeOff[reason];
