import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of product updates have in common. */
export const updateKind: RecordKind = {
  history: "PRODUCT_UPDATE",
  one: "product update",
  many: "product updates",
  list: "productUpdates",
  write: "words:write",
  act: "words:act",
};
