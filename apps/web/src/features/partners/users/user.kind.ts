import type { RecordKind } from "../../../shared/records/record-kind.ts";

export const partnerUsersPath = "/app/partner-users";
export const partnerUserPath = (id: string): string => `/app/partner-user/${id}`;
export const partnerUserEditPath = (id: string): string => `${partnerUserPath(id)}/edit`;
/** Where somebody is added, for a partner if one is named. */
export const partnerUserCreatePath = (partnerId?: string): string =>
  `/app/partner-user/create${partnerId === undefined ? "" : `?partner=${partnerId}`}`;

/** What the list, the pages and the dialogs of partners' users have in common. */
export const partnerUserKind: RecordKind = {
  history: "PARTNER_USER",
  one: "partner user",
  many: "partner users",
  list: "partnerUsers",
  page: partnerUserPath,
  write: "partners:write",
  act: "partners:act",
};
