import type { RecordKind } from "../../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of backgrounds have in common. */
export const backgroundKind: RecordKind = {
  history: "BACKGROUND",
  one: "background",
  many: "backgrounds",
  list: "backgrounds",
  write: "stories:write",
  act: "stories:act",
};
