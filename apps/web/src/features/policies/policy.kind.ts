import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of cancellation policies have in common. */
export const policyKind: RecordKind = {
  history: "CANCELLATION_POLICY",
  one: "cancellation policy",
  many: "cancellation policies",
  list: "cancellationPolicyList",
  write: "settings:write",
  // Settings have no states: nothing asks for it.
  act: "settings:act",
};
