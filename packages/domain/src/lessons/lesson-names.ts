/** What lessons are called to those who have or give them. Source: domain.md 1.2. */
import type { LessonKind } from "./lesson-enums.ts";

const called: Readonly<Record<LessonKind, string>> = {
  trial: "trial lesson",
  regular: "lesson",
  "one-off": "lesson",
  "make-up": "make-up lesson",
};

/** "Igbo lessons", or "Igbo trial lesson" of one. */
export const lessonName = (subject: string, kind: LessonKind, isOne: boolean): string =>
  `${subject} ${called[kind]}${isOne ? "" : "s"}`;
