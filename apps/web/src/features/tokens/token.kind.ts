import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the forms of service tokens have in common. */
export const tokenKind: RecordKind = {
  history: "SERVICE_TOKEN",
  one: "service token",
  many: "service tokens",
  list: "serviceTokens",
  write: "tokens:write",
  act: "tokens:act",
};
