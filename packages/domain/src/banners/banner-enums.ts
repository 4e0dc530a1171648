import type { Labels } from "../labels.ts";
import type { PromoStanding } from "../promos/promo-enums.ts";

/**
 * Where a banner shows.
 *
 * Source: domain.md 1.3.
 * @graphql BannerPlacement
 */
export const bannerPlacements = [
  /** The first page of the learning app. */ "app-home",
  /** The list of lessons in the learning app. */ "app-lessons",
  /** The pages on which customers see their lessons and invoices. */ "customer-portal",
  /** The public website. */ "website",
] as const;
export type BannerPlacement = (typeof bannerPlacements)[number];
export const bannerPlacementLabels: Labels<BannerPlacement> = {
  "app-home": "App: home",
  "app-lessons": "App: lessons",
};

/**
 * Who a banner is for.
 *
 * Source: domain.md 1.3.
 * @graphql BannerAudience
 */
export const bannerAudiences = [
  /** Whoever comes by. */ "everyone",
  /** People who are not customers yet. */ "leads",
  /** Customers who have lessons. */ "active",
  /** Customers who have left. */ "churned",
  /** Customers who learn one of the banner's subjects. */ "learners-of-subject",
] as const;
export type BannerAudience = (typeof bannerAudiences)[number];
export const bannerAudienceLabels: Labels<BannerAudience> = {
  active: "Active customers",
  churned: "Former customers",
  "learners-of-subject": "Learners of its subjects",
};

/** Those that can be told from a request without a sign-in. */
export const openAudiences: readonly BannerAudience[] = ["everyone", "leads"];

/**
 * How a banner stands today: its state, with what follows from its dates.
 *
 * Source: domain.md 2.7.
 * @graphql BannerStanding
 */
export const bannerStandings = [
  /** Being written. */ "draft",
  /** Its first day is still to come. */ "scheduled",
  /** Can be shown. */ "active",
  /** Not shown for now. */ "paused",
  /** Its last day is over. */ "expired",
  /** Put away. */ "archived",
] as const satisfies readonly PromoStanding[];
export type BannerStanding = (typeof bannerStandings)[number];
