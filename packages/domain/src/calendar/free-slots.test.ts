import { expect, it } from "@jest/globals";
import { timesOfDays } from "../lessons/times-of-days.ts";
import { freeSlots, freeSlotsRules, type FreeSlotsAsked, type SlotTutor } from "./free-slots.ts";

const asked = (over: Partial<FreeSlotsAsked> = {}): FreeSlotsAsked => ({
  subject: "Igbo",
  durationMinutes: 60,
  timeZone: "Europe/London",
  startOn: "2026-10-20",
  days: 1,
  earliest: "17:00",
  latest: "19:00",
  ...over,
});
const tutor = (over: Partial<SlotTutor> = {}): SlotTutor => ({
  id: "t1",
  status: "active",
  timeZone: "Africa/Lagos",
  busy: [],
  minNoticeHours: 0,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: "18:00", end: "20:00" })),
  ...over,
});
const now = new Date("2026-01-01T00:00Z");
const slots = (of: FreeSlotsAsked, tutors: SlotTutor[], at: Date, ofEach: number) =>
  freeSlots(timesOfDays(of), tutors, { durationMinutes: of.durationMinutes, learnersBusy: [], now: at, ofEach });
const found = (of: Partial<FreeSlotsAsked> = {}, who: Partial<SlotTutor> = {}, ofEach = 9) =>
  slots(asked(of), [tutor(who)], now, ofEach).map(({ start }) => start.toISOString().slice(0, 16));

it.each([
  // London and Lagos have the same clock until London's goes back; then 18:00 in Lagos is 17:00 in London.
  ["before the change of 25 October", { startOn: "2026-10-20" }, ["2026-10-20T17:00"]],
  ["after it", { startOn: "2026-10-27" }, ["2026-10-27T17:00", "2026-10-27T18:00"]],
  ["before the change of 28 March", { startOn: "2027-03-23" }, ["2027-03-23T17:00", "2027-03-23T18:00"]],
  ["after it", { startOn: "2027-03-30" }, ["2027-03-30T17:00"]],
  [
    "in New York, before its change",
    { timeZone: "America/New_York", earliest: "12:00", latest: "14:00" },
    ["2026-10-20T17:00"],
  ],
])("finds what suits both clocks, %s", (_, of, starts) => {
  expect(found(of)).toEqual(starts);
});

it("goes on over midnight of the tutor, where their hours do", () => {
  const hours = [
    { weekday: 2, start: "22:00", end: "24:00" },
    { weekday: 3, start: "00:00", end: "02:00" },
  ];
  expect(found({ timeZone: "America/New_York", earliest: "18:30", latest: "19:30" }, { hours })).toEqual([
    "2026-10-20T22:30",
  ]);
});

it("leaves out what is taken, what is too soon, and times that touch nothing they may", () => {
  const busy = [{ start: new Date("2026-10-27T17:30Z"), end: new Date("2026-10-27T18:00Z") }];
  expect(found({ startOn: "2026-10-27" }, { busy })).toEqual(["2026-10-27T18:00"]);
  const soon = slots(
    asked({ startOn: "2026-10-27" }),
    [tutor({ minNoticeHours: 12 })],
    new Date("2026-10-27T06:00Z"),
    9,
  );
  expect(soon.map(({ start }) => start.toISOString())).toEqual(["2026-10-27T18:00:00.000Z"]);
  expect(found({}, { hours: [] })).toEqual([]);
});

it("offers no time that the learner's clock leaves out, and the first of one that comes twice", () => {
  const all = { hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: "00:00", end: "24:00" })) };
  const night = { earliest: "00:30", latest: "03:00", durationMinutes: 30 };
  expect(found({ ...night, startOn: "2027-03-28" }, all)).toEqual([
    "2027-03-28T00:30",
    "2027-03-28T01:00",
    "2027-03-28T01:30",
  ]);
  expect(found({ ...night, startOn: "2026-10-25" }, all)).toEqual([
    "2026-10-24T23:30",
    "2026-10-25T00:00",
    "2026-10-25T00:30",
    "2026-10-25T02:00",
    "2026-10-25T02:30",
  ]);
});

it("keeps to so many of each tutor, in the order of time over all", () => {
  const two = slots(
    asked({ startOn: "2026-10-27", days: 2 }),
    [tutor(), tutor({ id: "t2", timeZone: "Europe/London" })],
    now,
    2,
  );
  expect(two.map(({ tutorId, start }) => `${tutorId} ${start.toISOString().slice(5, 16)}`)).toEqual([
    "t1 10-27T17:00",
    "t1 10-27T18:00",
    "t2 10-27T18:00",
    "t2 10-28T18:00",
  ]);
});

it("refuses hours without room for a lesson, and zones that are none", () => {
  const problems = (over: object) =>
    freeSlotsRules.safeParse({ ...asked(), ...over }).error?.issues.map(({ message }) => message);
  expect(problems({})).toBeUndefined();
  expect(problems({ latest: "17:45" })).toEqual(["There is no room for 60 minutes between these times."]);
  expect(problems({ timeZone: "EST" })).toEqual(["Choose a valid time zone."]);
});
