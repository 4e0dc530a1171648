import { lastMailDay, mailedDays, nextMailDay } from "./report-mail.ts";

const at = (text: string) => new Date(text);

it.each([
  // Clocks went forward in London on Sunday, 29 March: seven o'clock on Monday is an hour earlier than the week before.
  ["weekly", "2026-03-30T05:59:59Z", "Europe/London", "2026-03-23"],
  ["weekly", "2026-03-30T06:00:00Z", "Europe/London", "2026-03-30"],
  ["weekly", "2026-03-23T06:59:59Z", "Europe/London", "2026-03-16"],
  ["weekly", "2026-03-23T07:00:00Z", "Europe/London", "2026-03-23"],
  // The first of November is itself the day of the change in New York.
  ["monthly", "2026-11-01T11:59:59Z", "America/New_York", "2026-10-01"],
  ["monthly", "2026-11-01T12:00:00Z", "America/New_York", "2026-11-01"],
  ["monthly", "2026-12-31T23:00:00Z", "Pacific/Auckland", "2027-01-01"],
] as const)("%s at %s in %s was last due on %s", (every, now, timeZone, day) => {
  expect(lastMailDay(every, at(now), timeZone)).toBe(day);
});

it("names the day after, and the days that it is about", () => {
  expect(nextMailDay("weekly", at("2026-03-30T06:00:00Z"), "Europe/London")).toBe("2026-04-06");
  expect(nextMailDay("monthly", at("2026-01-31T12:00:00Z"), "Africa/Lagos")).toBe("2026-02-01");
  expect(mailedDays("weekly", "2026-03-30")).toEqual({ from: "2026-03-23", until: "2026-03-30" });
  expect(mailedDays("monthly", "2026-03-01")).toEqual({ from: "2026-02-01", until: "2026-03-01" });
});
