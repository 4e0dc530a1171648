/** What lessons come to in money: the worked tables on lateness and no-shows. */
import { expect, it } from "@jest/globals";
import { policyDefaults } from "../policies/cancellation-policy.ts";
import { outcomeOf, type Happened } from "./outcome.ts";
import { amountOfShare } from "./settled-share.ts";

const ngn = { ...policyDefaults, lateCancelPercent: 50, tutorLatePayPercent: 50 };
const [price, hourly] = [1_350_000, 450_000];

/** What a lesson of 45 min at ₦13,500.00 comes to, with a tutor at ₦4,500.00 an hour. */
function amounts(happened: Happened) {
  const { chargeMinutes, chargeBp, payMinutes, payBp } = outcomeOf(happened, ngn, 45);
  return [
    amountOfShare(price, { minutes: chargeMinutes, bp: chargeBp }, 45),
    amountOfShare(hourly, { minutes: payMinutes, bp: payBp }, 60),
  ];
}
const cancelled = (by: "customer" | "tutor", noticeMinutes: number, freeLateUsed = 0): Happened => ({
  ...{ what: "cancelled", by, noticeMinutes, freeLateUsed, localDate: "2026-06-09" },
});

it.each<[string, Happened, number, number]>([
  ["24 h 00 min before", cancelled("customer", 24 * 60), 0, 0],
  ["23 h 59 min before, the first of the term", cancelled("customer", 24 * 60 - 1), 0, 168_750],
  ["6 h before, the second", cancelled("customer", 360, 1), 675_000, 168_750],
  ["by the tutor, 11 h before", cancelled("tutor", 660), 0, 0],
  ["missed by the learner", { what: "student-no-show", isFirstTrial: false }, price, 337_500],
  ["missed by the tutor", { what: "tutor-no-show" }, 0, 0],
  ["20 of 45 min given", { what: "completed", actualMinutes: 20, shortBecause: "tutor" }, 600_000, 150_000],
])("comes to exact amounts: %s", (_, happened, charge, pay) => {
  expect(amounts(happened)).toEqual([charge, pay]);
});
