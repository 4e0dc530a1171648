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
])("6 and 7: comes to exact amounts: %s", (_, happened, charge, pay) => {
  expect(amounts(happened)).toEqual([charge, pay]);
});

it.each([
  ["the first one missed", true, 0],
  ["the one booked after it, missed too", false, 1200],
])("7: a trial of 30 min at £12.00: %s", (_, isFirstTrial, charge) => {
  const { chargeMinutes, chargeBp, payMinutes, payBp } = outcomeOf(
    { what: "student-no-show", isFirstTrial },
    policyDefaults,
    30,
  );
  expect(amountOfShare(1200, { minutes: chargeMinutes, bp: chargeBp }, 30)).toBe(charge);
  expect(amountOfShare(1500, { minutes: payMinutes, bp: payBp }, 60)).toBe(750);
});

it("10: a lesson for £24.00 that is settled at half, and at 35 %", () => {
  expect([5000, 3500].map((bp) => amountOfShare(2400, { minutes: 60, bp }, 60))).toEqual([1200, 840]);
});
