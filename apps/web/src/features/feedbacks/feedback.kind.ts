import { feedbackPath } from "../../shared/links/record-paths.ts";
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
