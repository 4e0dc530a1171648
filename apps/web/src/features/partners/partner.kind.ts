import type { RecordKind } from "../../shared/records/record-kind.ts";

export const partnersPath = "/app/partners";
export const partnerPath = (id: string): string => `/app/partner/${id}`;
export const partnerEditPath = (id: string): string => `${partnerPath(id)}/edit`;

/** What the list, the pages and the dialogs of partners have in common. */
export const partnerKind: RecordKind = {
  history: "PARTNER",
  one: "partner",
  many: "partners",
  list: "partners",
  page: partnerPath,
  write: "partners:write",
  act: "partners:act",
};
