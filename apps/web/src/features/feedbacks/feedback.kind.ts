import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the page, the dialogs and the form of customers' feedback have in common. */
export const feedbackKind: RecordKind = {
  write: "lessons:write",
  act: "lessons:act",
  history: "FEEDBACK",
  one: "feedback",
  many: "pieces of feedback",
  list: "feedbacks",
  page: (id) => feedbackPath(id),
};

export const feedbacksPath = "/app/tutoring/feedbacks";
export const feedbackPath = (id: string) => `${feedbacksPath}/${id}`;
