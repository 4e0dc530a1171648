/** States of promos and banners. Has no zod import, because screens load it. Source: domain.md 2.7. */
import type { Machine } from "../machine.ts";
import type { PromoEvent, PromoStanding, PromoStatus } from "./promo-enums.ts";

/** draft → active ⇄ paused; any of them may be archived. */
export const promoMachine: Machine<PromoStatus, PromoEvent> = {
  initial: "draft",
  table: {
    draft: { activate: "active", archive: "archived" },
    active: { pause: "paused", archive: "archived" },
    paused: { resume: "active", archive: "archived" },
    archived: {},
  },
  asks: ["activate", "archive"],
};

/** Past participle for messages: "This promo is archived, so it cannot be paused." */
export const promoEventDone: Readonly<Record<PromoEvent, string>> = {
  activate: "activated",
  pause: "paused",
  resume: "resumed",
  archive: "archived",
};

/** Whether nobody can use a promo any more: those who have reserved it count. */
export const isUsedUp = (promo: { reserved: number; used: number; maxRedemptions: number | null }): boolean =>
  promo.maxRedemptions !== null && promo.reserved + promo.used >= promo.maxRedemptions;

/** What decides how a promo stands on a day. */
export interface PromoDays {
  status: PromoStatus;
  startsOn: string;
  /** Its last day; null if it runs on. */
  endsOn: string | null;
}

/** How a promo stands on a day in its region. Its last day still counts. */
export function promoStandingOn(
  { status, startsOn, endsOn }: PromoDays,
  today: string,
  isUsedUp = false,
): PromoStanding {
  if (status !== "active") return status;
  if (endsOn !== null && endsOn < today) return "expired";
  if (startsOn > today) return "scheduled";
  return isUsedUp ? "used-up" : "active";
}
