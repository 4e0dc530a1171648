import type { RecordKind } from "../../shared/records/record-kind.ts";
import { podPath } from "../../shared/links/record-paths.ts";

/** What the list, the page, the dialogs and the form of pods have in common. */
export const podKind: RecordKind = {
  history: "CUSTOMER_POD",
  one: "pod",
  many: "pods",
  list: "customerPods",
  page: (id) => podPath(id),
  write: "customers:write",
  act: "customers:act",
};
