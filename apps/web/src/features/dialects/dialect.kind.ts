import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of dialects have in common. */
export const dialectKind: RecordKind = {
  history: "DIALECT",
  one: "dialect",
  many: "dialects",
  list: "dialects",
  write: "words:act",
  act: "words:act",
};
