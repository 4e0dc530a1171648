import { counted } from "../counted.ts";

/** Minutes as lessons of the usual length: "4 lessons"; without one, or where it does not divide them, as minutes. */
export function minutesAsLessons(minutes: number, lessonMinutes: number | null): string {
  if (lessonMinutes === null || minutes % lessonMinutes !== 0) return counted(minutes, "minute");
  return counted(minutes / lessonMinutes, "lesson");
}
