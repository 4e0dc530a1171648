import { expect, it } from "@jest/globals";
import { conflictsOf, notifiedOnce, type Planned } from "./conflicts.ts";

const at = (start: string, minutes = 60) => ({
  start: new Date(start),
  end: new Date(new Date(start).getTime() + minutes * 60_000),
});
/** Tuesday, 18:00 in London and in Lagos. */
const lesson = at("2026-10-20T17:00:00Z");
const planned = (over: Partial<Planned> = {}, tutor: object = {}, learner: object = {}): Planned => ({
  tutor: {
    name: "Ngozi Eze",
    status: "active",
    timeZone: "Africa/Lagos",
    minGapMinutes: 10,
    minNoticeHours: 12,
    hours: [{ weekday: 2, start: "17:00", end: "20:00" }],
    maxHoursPerWeek: 20,
    lessons: [],
    away: [],
    checkedUntil: "2027-01-01",
    ...tutor,
  },
  learners: [{ name: "Tobi", timeZone: "Europe/London", isMinor: true, lessons: [], ...learner }],
  lessons: [lesson],
  timeZone: "Europe/London",
  now: new Date("2026-10-12T12:00:00Z"),
  ...over,
});
const told = (...given: Parameters<typeof planned>) =>
  conflictsOf(planned(...given)).map(({ level, text }) => `${level}: ${text}`);

it("says when somebody is busy by the reader's clock and, named, by their own", () => {
  const evening = at("2026-11-30T22:30:00Z");
  expect(
    told({ lessons: [evening], timeZone: "Europe/London" }, {}, { lessons: [evening], timeZone: "America/Chicago" }),
  ).toContain("hard: Tobi already has a lesson Mon 30 Nov 22:30–23:30 (London), 16:30–17:30 in Chicago.");
  const other = { lessons: [evening], timeZone: "Africa/Lagos" };
  expect(told({ lessons: [evening], timeZone: "Asia/Tokyo" }, {}, other)).toContain(
    "hard: Tobi already has a lesson Tue 1 Dec 07:30–08:30 (Tokyo), Mon 30 Nov 23:30–00:30 in Lagos.",
  );
});

it("finds nothing where nothing stands in the way, and lets lessons touch", () => {
  const around = [at("2026-10-20T15:50:00Z"), at("2026-10-20T18:10:00Z")];
  expect(told({}, { lessons: around })).toEqual([]);
  const touching = { lessons: [at("2026-10-20T16:00:00Z")] };
  expect(told({}, {}, touching)).toEqual([]);
});

it.each<[string, Parameters<typeof planned>, string]>([
  [
    "a lesson of the tutor",
    [{}, { lessons: [at("2026-10-20T17:59:00Z")] }],
    "hard: Ngozi Eze already has a lesson Tue 20 Oct 18:59–19:59.",
  ],
  [
    "a lesson of the learner",
    [{}, {}, { lessons: [at("2026-10-20T16:30:00Z")] }],
    "hard: Tobi already has a lesson Tue 20 Oct 17:30–18:30.",
  ],
  [
    "time off",
    [{}, { away: [{ start: new Date("2026-10-19T00:00:00Z"), end: new Date("2026-10-24T00:00:00Z") }] }],
    "director: Ngozi Eze is away until Sat 24 Oct.",
  ],
  ["a tutor who has left", [{}, { status: "left" }], "hard: Ngozi Eze is not taking lessons."],
  [
    "an expired check",
    [{}, { checkedUntil: "2026-10-19" }],
    "hard: Ngozi Eze's background check expires on Mon 19 Oct 2026, before this lesson.",
  ],
  ["no hours", [{}, { hours: [] }], "soft: This tutor has not set their hours. Book anyway?"],
  [
    "other hours",
    [{}, { hours: [{ weekday: 2, start: "18:30", end: "20:00" }] }],
    "soft: This is outside Ngozi Eze's hours.",
  ],
  [
    "too short a break",
    [{}, { lessons: [at("2026-10-20T18:05:00Z")] }],
    "soft: Only 5 minutes before Ngozi Eze's next lesson.",
  ],
  ["too short notice", [{ now: new Date("2026-10-20T06:00:00Z") }], "soft: Ngozi Eze needs 12 hours' notice."],
  [
    "too many hours",
    [{}, { maxHoursPerWeek: 2, lessons: [at("2026-10-19T08:00:00Z", 120)] }],
    "soft: This takes Ngozi Eze to 3 of 2 hours.",
  ],
  ["the night of a child", [{}, {}, { timeZone: "Asia/Kolkata" }], "soft: This is 22:30 for Tobi."],
])("names %s", (_, given, text) => {
  expect(told(...given)).toEqual([text]);
});

it("does not ask for a child's check, nor mind the night, where a grown-up learns", () => {
  expect(told({}, { checkedUntil: "2026-10-19" }, { isMinor: false, timeZone: "Asia/Kolkata" })).toEqual([]);
});

it("says the same of many lessons once", () => {
  const lessons = [lesson, at("2026-10-27T18:00:00Z"), at("2026-11-03T18:00:00Z")];
  const late = { hours: [{ weekday: 2, start: "17:00", end: "19:00" }] };
  // The clocks of London go back on 25 October; Lagos has 19:00 then.
  expect(notifiedOnce(conflictsOf(planned({ lessons }, late)))).toEqual([
    {
      rule: "outside-hours",
      level: "soft",
      text: "This is outside Ngozi Eze's hours.",
      count: 2,
      at: new Date("2026-10-27T18:00:00Z"),
    },
  ]);
});

it("does not let the lessons of one plan overlap each other", () => {
  const lessons = [lesson, at("2026-10-20T17:30:00Z")];
  expect(told({ lessons })).toContain("hard: Ngozi Eze already has a lesson Tue 20 Oct 18:00–19:00.");
});
