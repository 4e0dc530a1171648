import { expect, it } from "@jest/globals";
import { amountOfShare, minutesOfShare, shareInWords, wholeOfShare } from "./settled-share.ts";

const whole = 10_000;

it.each([
  ["£22.50 for 40 of 60 min", 2250, 40, 60, whole, 1500],
  ["£22.50 for 50 of 60 min", 2250, 50, 60, whole, 1875],
  ["₦13,500.00 for 20 of 45 min", 1_350_000, 20, 45, whole, 600_000],
  ["pay of £15.00 an hour for 50 min", 1500, 50, 60, whole, 1250],
  ["half of ₦13,500.00", 1_350_000, 45, 45, 5000, 675_000],
  ["more than a 32-bit integer holds", 2_147_483_647, 45, 45, whole, 2_147_483_647],
])("5: charges by minutes, rounded once: %s", (_, amount, minutes, agreed, bp, charged) => {
  expect(amountOfShare(amount, { minutes, bp }, agreed)).toBe(charged);
});

it("takes whole minutes of credit, half a minute as one", () => {
  expect(minutesOfShare({ minutes: 45, bp: 5000 })).toBe(23);
  expect(minutesOfShare({ minutes: 50, bp: whole })).toBe(50);
});

it.each([
  [60, whole, "100%"],
  [60, 3350, "33.5%"],
  [50, whole, "50 of 60 min"],
  [40, 5000, "50% of 40 of 60 min"],
  [40, 0, "0%"],
])("names the minutes where not all of them count: %s of 60 at %s", (minutes, bp, words) => {
  expect(shareInWords({ minutes, bp }, 60)).toBe(words);
});

it("compares shares by what they are of the whole", () => {
  expect(wholeOfShare({ minutes: 50, bp: whole }, 60)).toBe(8333);
});
