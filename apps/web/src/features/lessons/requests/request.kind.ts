import { requestPath } from "../../../shared/links/record-paths.ts";
import type { RecordKind } from "../../../shared/records/record-kind.ts";

/** What the list, the page, the dialogs and the form of requests have in common. */
export const requestKind: RecordKind = {
  write: "lessons:write",
  act: "lessons:act",
  history: "LESSON_REQUEST",
  one: "request",
  many: "requests",
  list: "lessonRequests",
  page: (id) => requestPath(id),
};
