import { dayRangeErrors, dayRangeText, readDayRange } from "./day-range.ts";

it("reads back what it writes, one day alone too", () => {
  for (const range of [
    { from: "2026-11-01", until: "2026-11-27" },
    { from: "2026-11-27", until: "2026-11-27" },
  ])
    expect(readDayRange(dayRangeText(range))).toEqual(range);
});

it.each(["", "2026-11-01", "2026-11-27/2026-11-01", "2026-02-30/2026-03-01", "2026-11-01/", "2026-11-01/2026-11-02/x"])(
  "reads no days from “%s”",
  (text) => expect(readDayRange(text)).toBeNull(),
);

it("refuses a last day before the first where the last is chosen", () => {
  expect(dayRangeErrors({ from: "2026-11-02", until: "2026-11-01" })).toEqual({
    until: "The last day must not be before the first.",
  });
  expect(dayRangeErrors({ from: "", until: "tomorrow" })).toEqual({
    from: "Enter a valid date.",
    until: "Enter a valid date.",
  });
});
