import { stretchOf } from "./time-off-stretch.ts";

const days = { startsOn: "2026-10-24", startTime: "", endsOn: "2026-10-25", endTime: "", reason: "holiday", note: "" };

it.each([
  // The clocks go back in London on 25 October: two days of 49 hours.
  [{}, "Europe/London", { from: "2026-10-23T23:00:00.000Z", to: "2026-10-26T00:00:00.000Z" }],
  [
    { startTime: "9", endTime: "17:30" },
    ...(["Africa/Lagos", { from: "2026-10-24T08:00:00.000Z", to: "2026-10-25T16:30:00.000Z" }] as const),
  ],
  [{ endsOn: "2027-03-01" }, "Africa/Lagos", { from: "2026-10-23T23:00:00.000Z", to: "2026-12-24T23:00:00.000Z" }],
  [{ endsOn: "" }, "Africa/Lagos", null],
  [{ endsOn: "2026-10-23" }, "Africa/Lagos", null],
])("takes %j in %s as %j", (typed, zone, expected) => {
  expect(stretchOf({ ...days, ...typed }, zone)).toEqual(expected);
});
