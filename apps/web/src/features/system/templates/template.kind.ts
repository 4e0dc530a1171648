import type { RecordKind } from "../../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of templates have in common. */
export const templateKind: RecordKind = {
  history: "TEMPLATE",
  one: "template",
  many: "templates",
  list: "templates",
  write: "settings:write",
  // Who writes templates also archives them.
  act: "settings:write",
};
