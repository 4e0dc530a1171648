import { boundsOf, boundsOfDays } from "./period.ts";

const now = new Date("2026-03-29T23:30:00.000Z");

it.each([
  ["today", "2026-03-29T23:00:00.000Z", "2026-03-30T23:00:00.000Z"],
  ["tomorrow", "2026-03-30T23:00:00.000Z", "2026-03-31T23:00:00.000Z"],
  ["this-week", "2026-03-29T23:00:00.000Z", "2026-04-05T23:00:00.000Z"],
  ["next-7-days", "2026-03-29T23:00:00.000Z", "2026-04-05T23:00:00.000Z"],
  ["last-7-days", "2026-03-24T00:00:00.000Z", "2026-03-30T23:00:00.000Z"],
  ["last-28-days", "2026-03-03T00:00:00.000Z", "2026-03-30T23:00:00.000Z"],
  ["this-month", "2026-03-01T00:00:00.000Z", "2026-03-31T23:00:00.000Z"],
  ["last-month", "2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"],
  ["this-year", "2026-01-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
] as const)("counts %s in London from local midnight, across a clock change", (period, from, until) => {
  expect(boundsOf(period, now, "Europe/London")).toEqual({ from: new Date(from), until: new Date(until) });
});

it("takes the day that it is where the reader is", () => {
  const { from } = boundsOf("today", now, "America/New_York");
  expect(from).toEqual(new Date("2026-03-29T04:00:00.000Z"));
});

it("has both days of a range, from the first midnight to the one after the last, across a clock change", () => {
  expect(boundsOfDays({ from: "2026-03-28", until: "2026-03-29" }, "Europe/London")).toEqual({
    from: new Date("2026-03-28T00:00:00.000Z"),
    until: new Date("2026-03-29T23:00:00.000Z"),
  });
});
