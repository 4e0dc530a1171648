/** How banners stand; they have the states of promos. Has no zod import, because screens load it. */
import { promoStandingOn, type PromoDays } from "../promos/promo-states.ts";
import type { BannerStanding } from "./banner-enums.ts";

/** How a banner stands on a day in its region. Its last day still counts. Source: domain.md 2.7. */
export function bannerStandingOn(days: PromoDays, today: string): BannerStanding {
  const standing = promoStandingOn(days, today);
  return standing === "used-up" ? "active" : standing;
}
