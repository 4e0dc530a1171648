import type { RecordKind } from "../../shared/records/record-kind.ts";

export const bannersPath = "/app/tutoring/invoice/banner-promos";
export const bannerPath = (id: string): string => `${bannersPath}/${id}`;
export const bannerEditPath = (id: string): string => `${bannerPath(id)}/edit`;
export const bannerOrderPath = `${bannersPath}/order`;

/** What the list, the pages and the dialogs of banners have in common. */
export const bannerKind: RecordKind = {
  history: "BANNER",
  one: "banner",
  many: "banners",
  list: "banners",
  page: bannerPath,
  write: "promos:write",
  act: "promos:act",
};
