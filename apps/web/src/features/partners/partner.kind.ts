import type { RecordKind } from "../../shared/records/record-kind.ts";

export const partnersPath = "/app/partners";
export const partnerPath = (id: string): string => `/app/partner/${id}`;
export const partnerEditPath = (id: string): string => `${partnerPath(id)}/edit`;
/** Where an agreement is added or changed: the form begins at it, and leads back to it. */
export const agreementEditPath = (id: string): string => `${partnerEditPath(id)}?tab=agreement`;
export const partnerTabPath = (id: string, tab: string | null): string =>
  tab === null ? partnerPath(id) : `${partnerPath(id)}?tab=${tab}`;

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
