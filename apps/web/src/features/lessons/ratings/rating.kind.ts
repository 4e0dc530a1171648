import type { RecordKind } from "../../../shared/records/record-kind.ts";

const common = { list: "ratingsOfLesson", write: "lessons:write", act: "lessons:act" } as const;

/** What customers and learners say of lessons. */
export const ratingKind = {
  ...common,
  history: "LESSON_RATING",
  one: "rating",
  many: "ratings",
} as const satisfies RecordKind;

/** What tutors say of learners. */
export const studentRatingKind = {
  ...common,
  history: "STUDENT_RATING",
  one: "student rating",
  many: "student ratings",
} as const satisfies RecordKind;
