import { expect, it } from "@jest/globals";
import { isLate, lastDue, nextDue, scheduleText } from "./job-schedule.ts";

const at = (text: string) => new Date(`2026-01-05T${text}Z`);

it.each([
  [5, "09:04:59", "09:00:00"],
  [5, "09:05:00", "09:05:00"],
  [60, "09:59:00", "09:00:00"],
  [24 * 60, "23:59:59", "00:00:00"],
])("a job of every %i minutes was last due, at %s, at %s", (every, now, due) => {
  expect(lastDue(every, at(now))).toEqual(at(due));
});

it("is due next when its period is over, and at once when it has never run", () => {
  expect(nextDue(60, at("09:00:00"))).toEqual(at("10:00:00"));
  expect(nextDue(60, at("09:20:00"))).toEqual(at("10:00:00"));
  expect(nextDue(60, null)).toBeNull();
});

it("is late when more than five minutes have passed since it was due", () => {
  expect(isLate(60, at("09:00:00"), at("10:05:00"))).toBe(false);
  expect(isLate(60, at("09:00:00"), at("10:05:01"))).toBe(true);
  expect(isLate(60, null, at("10:05:01"))).toBe(false);
});

it.each([
  [1, "every minute"],
  [5, "every 5 minutes"],
  [60, "every hour"],
  [120, "every 2 hours"],
  [24 * 60, "every day"],
])("says %i minutes as %s", (every, text) => {
  expect(scheduleText(every)).toBe(text);
});
