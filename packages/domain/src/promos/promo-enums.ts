import type { Labels } from "../labels.ts";

/**
 * What a promo takes off.
 *
 * Source: domain.md 1.3.
 * @graphql PromoDiscount
 */
export const promoDiscounts = [
  /** A share of the price. */ "percent",
  /** A sum of money. */ "amount",
  /** The price of the cheapest lessons. */ "free-lessons",
] as const;
export type PromoDiscount = (typeof promoDiscounts)[number];
export const promoDiscountLabels: Labels<PromoDiscount> = {
  percent: "Percentage",
  amount: "Amount",
};

/**
 * What a promo can be used for.
 *
 * Source: domain.md 1.3.
 * @graphql PromoTarget
 */
export const promoTargets = [
  /** Lessons that are paid for beforehand. */ "pre-payment",
  /** Lessons that are paid for afterwards. */ "ongoing",
  /** Places in group lessons. */ "group",
  /** Places in virtual immersions. */ "immersion",
] as const;
export type PromoTarget = (typeof promoTargets)[number];
export const promoTargetLabels: Labels<PromoTarget> = {
  "pre-payment": "Prepaid lessons",
  ongoing: "Lessons billed afterwards",
  group: "Group lessons",
  immersion: "Virtual immersions",
};

/**
 * Who can use a promo.
 *
 * Source: domain.md 1.3.
 * @graphql PromoScope
 */
export const promoScopes = [
  /** Every customer. */ "everyone",
  /** Those who have never paid an invoice. */ "new-customers",
  /** Those who are named. */ "listed",
] as const;
export type PromoScope = (typeof promoScopes)[number];
export const promoScopeLabels: Labels<PromoScope> = {
  listed: "Listed customers",
};

/**
 * How far a promo has come.
 *
 * Source: domain.md 2.7.
 * @graphql PromoStatus
 */
export const promoStatuses = [
  /** Being written; nobody can use it. */ "draft",
  /** Can be used within its dates. */ "active",
  /** Cannot be used for now. */ "paused",
  /** Put away. What was reserved stays valid. */ "archived",
] as const;
export type PromoStatus = (typeof promoStatuses)[number];

/**
 * How a promo stands today: its state, with what follows from its dates and limits.
 *
 * Source: domain.md 2.7.
 * @graphql PromoStanding
 */
export const promoStandings = [
  /** Being written. */ "draft",
  /** Its first day is still to come. */ "scheduled",
  /** Can be used. */ "active",
  /** Cannot be used for now. */ "paused",
  /** Its last day is over. */ "expired",
  /** No redemption is left. */ "used-up",
  /** Put away. */ "archived",
] as const;
export type PromoStanding = (typeof promoStandings)[number];

export const promoEvents = ["activate", "pause", "resume", "archive"] as const;
export type PromoEvent = (typeof promoEvents)[number];

/**
 * What became of a promo on an invoice.
 *
 * Source: domain.md 1.3, 5.7.
 * @graphql RedemptionStatus
 */
export const redemptionStatuses = [
  /** The invoice was sent and nothing is paid yet. */ "reserved",
  /** Something was paid. */ "used",
  /** The invoice was withdrawn or given back in full; the place is free again. */ "released",
] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];
