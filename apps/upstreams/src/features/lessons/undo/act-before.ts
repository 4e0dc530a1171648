import type { CourseRow } from "../courses/courses.table.ts";

/** A lesson that a pause has cancelled. */
interface CalledOff {
  id: string;
  version: number;
  slotIndex: number | null;
}

/** What stood before an act that can be undone. */
export type ActBefore =
  /** `toVersion`: that of the lesson in its place, which has been noted since; 1 if left out. */
  | { act: "move"; toId: string; toVersion?: number }
  | { act: "cancel" }
  | { act: "cover"; tutorId: string; coversForId: string | null }
  | {
      act: "pause";
      course: Pick<CourseRow, "pausedFrom" | "pausedUntil" | "skipDates" | "status">;
      lessons: CalledOff[];
    };
