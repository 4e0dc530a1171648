import { leadPath } from "../../shared/links/record-paths.ts";
import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the page, the dialogs and the form of leads have in common. */
export const leadKind: RecordKind = {
  write: "customers:write",
  act: "customers:act",
  history: "LEAD",
  one: "lead",
  many: "leads",
  list: "leads",
  page: (id) => leadPath(id),
};
