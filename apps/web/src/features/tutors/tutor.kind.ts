import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the page, the dialogs and the form of tutors have in common. */
export const tutorKind: RecordKind = {
  write: "tutors:write",
  act: "tutors:act",
  history: "TUTOR",
  one: "tutor",
  many: "tutors",
  list: "tutors",
};

export const tutorsPath = "/app/tutoring/tutors";
export const tutorPath = (id: string) => `${tutorsPath}/${id}`;
