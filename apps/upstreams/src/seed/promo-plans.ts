import type { PromoInput } from "@app/domain/promos/promo.ts";
import type { PromoStatus } from "@app/domain/promos/promo-enums.ts";

type Terms = Partial<Omit<PromoInput, "startsOn" | "endsOn" | "regionIds">> &
  Pick<PromoInput, "code" | "name" | "discountType" | "appliesTo">;

interface PromoPlan extends Terms {
  region?: "NG" | "UK" | "US";
  /** First and last day, in days from now; the last may be open. */
  days: { from: number; to?: number };
  status: PromoStatus;
}

/** The promo of the demo business that invoices of the past year had. */
export const welcomePromo = { code: "WELCOME10", percentBp: 1000 } as const;

/** Promos of the demo business: each type of discount, and every state. */
export const promoPlans: readonly PromoPlan[] = [
  {
    ...welcomePromo,
    name: "Welcome offer",
    discountType: "percent",
    appliesTo: ["pre-payment"],
    days: { from: -360, to: 90 },
    status: "active",
    maxRedemptions: 200,
    maxDiscount: [
      { currency: "NGN", amount: 3_000_000 },
      { currency: "GBP", amount: 5000 },
    ],
  },
  {
    code: "FIRSTFREE",
    name: "First lesson free",
    discountType: "free-lessons",
    freeLessons: 1,
    appliesTo: ["pre-payment"],
    customerScope: "new-customers",
    stackable: true,
    days: { from: -120 },
    status: "active",
  },
  {
    code: "EWA15",
    name: "Ẹwà festival",
    discountType: "percent",
    percentBp: 1500,
    stackable: true,
    appliesTo: ["pre-payment", "ongoing"],
    subjects: ["Yoruba"],
    days: { from: -5, to: 25 },
    status: "active",
    maxDiscount: [{ currency: "NGN", amount: 300_000 }],
  },
  {
    code: "IGBO-SUMMER",
    name: "Summer with Igbo",
    discountType: "amount",
    subjects: ["Igbo"],
    appliesTo: ["pre-payment", "group"],
    days: { from: 30, to: 120 },
    status: "active",
    amounts: [
      { currency: "USD", amount: 2500 },
      { currency: "GBP", amount: 2000 },
    ],
    minSpend: [
      { currency: "USD", amount: 15_000 },
      { currency: "GBP", amount: 12_000 },
    ],
  },
  {
    code: "LAGOS-PODS",
    name: "Learning pods in Lagos",
    discountType: "percent",
    percentBp: 2000,
    region: "NG",
    appliesTo: ["group"],
    days: { from: -60, to: 60 },
    status: "paused",
    maxPerCustomer: 2,
  },
  {
    code: "COMEBACK",
    name: "We miss you",
    discountType: "amount",
    region: "UK",
    appliesTo: ["pre-payment"],
    days: { from: 7, to: 37 },
    status: "draft",
    maxRedemptions: 50,
    amounts: [{ currency: "GBP", amount: 1500 }],
  },
];
