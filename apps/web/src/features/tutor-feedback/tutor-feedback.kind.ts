import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of tutor feedback have in common. */
export const tutorFeedbackKind: RecordKind = {
  history: "TUTOR_FEEDBACK",
  one: "tutor feedback",
  many: "pieces of feedback",
  list: "tutorFeedbacks",
  write: "tutors:write",
  act: "tutors:act",
};
