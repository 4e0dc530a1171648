import type { ReferrerStatus } from "@app/domain/referrals/referral-enums.ts";

interface TeacherPlan {
  code: string;
  status?: ReferrerStatus;
  madeDaysAgo: number;
  terms: object;
  /** Somebody who does not teach with us; the others are tutors. */
  somebody?: { firstName: string; lastName: string; email: string; phoneNumber: string };
}

/** Teachers of the demo business who refer, on each kind of terms and in each state. */
export const teacherPlans: readonly TeacherPlan[] = [
  {
    code: "IGBO-WITH-US",
    madeDaysAgo: 320,
    terms: { percentBp: 1000, capPerReferral: [{ currency: "NGN", amount: 250_000 }], payoutMethod: "bank" },
  },
  { code: "SPEAK-YORUBA", madeDaysAgo: 260, terms: { percentBp: 750, qualifyingLessons: 2, payoutMethod: "wise" } },
  {
    code: "NAIJA-KIDS",
    madeDaysAgo: 150,
    terms: { rewardType: "amount", rewardCurrency: "NGN", rewardAmount: 1_500_000, payoutMethod: "paystack" },
  },
  { code: "SUMMER-CLASS", status: "paused", madeDaysAgo: 200, terms: { percentBp: 500 } },
  {
    code: "UMEH-READS",
    madeDaysAgo: 95,
    somebody: {
      firstName: "Obiageli",
      lastName: "Umeh",
      email: "obiageli.umeh@reads.example",
      phoneNumber: "+2347000009990",
    },
    terms: { rewardType: "amount", rewardCurrency: "GBP", rewardAmount: 2_000, payoutMethod: "bank" },
  },
  { code: "OLD-FRIENDS", status: "closed", madeDaysAgo: 380, terms: { percentBp: 1500 } },
];

const lessons = (count: number) => ({ kind: "credit-lessons", lessons: count, amounts: [] });
const tenEach = [
  { currency: "USD", amount: 1_200 },
  { currency: "NGN", amount: 1_000_000 },
  { currency: "GBP", amount: 1_000 },
];

/** What customers who refer and those who come are given: the usual lesson for both, then other terms. */
export const customerTerms: readonly object[] = [
  { ownReward: lessons(1), refereeReward: lessons(1) },
  { ownReward: lessons(1), refereeReward: lessons(1) },
  { ownReward: { kind: "credit-money", amounts: tenEach }, refereeReward: lessons(1) },
  { ownReward: lessons(2), refereeReward: { kind: "credit-money", amounts: tenEach }, qualifyingLessons: 3 },
  { ownReward: { kind: "amount", amounts: tenEach }, refereeReward: lessons(1) },
];
