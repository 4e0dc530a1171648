import type { RecordKind } from "../../shared/records/record-kind.ts";

export const promosPath = "/app/tutoring/invoice/promos";
export const promoPath = (id: string): string => `${promosPath}/${id}`;
export const promoEditPath = (id: string): string => `${promoPath(id)}/edit`;

/** What the list, the pages and the dialogs of promos have in common. */
export const promoKind: RecordKind = {
  history: "PROMO",
  one: "promo",
  many: "promos",
  list: "promos",
  page: promoPath,
  write: "promos:write",
  act: "promos:act",
};
