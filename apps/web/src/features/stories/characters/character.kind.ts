import type { RecordKind } from "../../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of characters have in common. */
export const characterKind: RecordKind = {
  history: "CHARACTER",
  one: "character",
  many: "characters",
  list: "characters",
  write: "stories:write",
  act: "stories:act",
};
