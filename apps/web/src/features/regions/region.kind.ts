import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of regions have in common. */
export const regionKind: RecordKind = {
  history: "REGION",
  one: "region",
  many: "regions",
  list: "regions",
  write: "regions:write",
  act: "regions:act",
};

/** A region's cancellation policy. */
export const policyPath = (id: string) => `/app/system/policies?view=${id}`;
