import { startsToRemindOf } from "./reminders.ts";

const now = new Date("2026-03-28T12:00:00Z");
const isDue = (reminder: "day" | "hour", start: string) => {
  const { after, upTo } = startsToRemindOf(reminder, now);
  return after < new Date(start) && new Date(start) <= upTo;
};

it.each([
  ["more than a day before", "2026-03-29T12:00:00.001Z", false, false],
  // A day is 24 hours, also over the night in which the clocks change.
  ["a day before", "2026-03-29T12:00:00Z", true, false],
  ["61 minutes before", "2026-03-28T13:01:00Z", true, false],
  ["an hour before", "2026-03-28T13:00:00Z", false, true],
  ["a minute before", "2026-03-28T12:01:00Z", false, true],
  ["once it has begun", "2026-03-28T12:00:00Z", false, false],
])("reminds %s", (_, start, day, hour) => {
  expect([isDue("day", start), isDue("hour", start)]).toEqual([day, hour]);
});
