import { expect, it } from "@jest/globals";
import { freeSlots } from "../calendar/free-slots.ts";
import { timesOfDays } from "./times-of-days.ts";
import type { FreeTutor } from "./free-lessons.ts";
import { rankTutors, type Matchable } from "./matching.ts";
import { nearestLessons } from "./nearest-lessons.ts";

const now = new Date("2026-10-12T12:00:00Z");
const asked = {
  durationMinutes: 60,
  learnersBusy: [],
  startOn: null,
  preferredTimes: [{ weekday: 2, start: "18:00", end: "19:00", timeZone: "Africa/Lagos" }],
};
const tutor = (over: Partial<FreeTutor> = {}): FreeTutor => ({
  status: "active",
  timeZone: "Africa/Lagos",
  busy: [],
  minNoticeHours: 0,
  hours: [
    { weekday: 2, start: "08:00", end: "10:00" },
    { weekday: 3, start: "18:30", end: "20:30" },
  ],
  ...over,
});
const nearest = (one: FreeTutor, over: Partial<typeof asked> | { startOn: string } = {}) =>
  nearestLessons({ ...asked, ...over }, now)(one).map(({ start }) => start.toISOString().slice(0, 16));

it("offers the free lessons nearest to the time asked for, in the order of time", () => {
  // Asked for: Tuesdays 17:00 UTC. Tuesday mornings are nearer than Wednesday evenings, which are a day away.
  expect(nearest(tutor())).toEqual(["2026-10-13T07:00", "2026-10-13T08:00", "2026-10-20T08:00"]);
});

it("offers nothing before the day asked for, nothing at night, and nothing of whoever is on leave", () => {
  expect(nearest(tutor(), { startOn: "2026-10-14" })).toEqual([
    "2026-10-20T07:00",
    "2026-10-20T08:00",
    "2026-10-27T08:00",
  ]);
  expect(nearest(tutor({ hours: [{ weekday: 2, start: "22:00", end: "24:00" }] }))).toEqual([]);
  expect(nearest(tutor({ status: "on-leave" }))).toEqual([]);
});

it("agrees with the ranking and with the finder on the first free lesson", () => {
  const zone = "Africa/Lagos";
  const one: Matchable = {
    ...tutor({ busy: [{ start: new Date("2026-10-13T07:00Z"), end: new Date("2026-10-13T08:00Z") }] }),
    id: "one",
    gender: null,
    acceptsTrial: true,
    maxHoursPerWeek: null,
    minNoticeHours: 18,
    taughtMinutes: 0,
    earlierLessons: 0,
    rating: null,
    checkedUntil: null,
    subjects: [{ subject: "Igbo", levels: [], ageGroups: [], nativeSpeaker: false, dialects: [] }],
  };
  const request = {
    subject: "Igbo" as const,
    level: null,
    kind: "regular" as const,
    ageGroup: null,
    dialect: null,
    tutorGender: null,
    preferredTutorIds: [],
    isForMinor: false,
    ...asked,
    preferredTimes: [{ weekday: 2, start: "08:00", end: "10:00", timeZone: zone }],
  };
  const [match] = rankTutors(request, [one], now);
  const day = { startOn: "2026-10-13", days: 1, earliest: "08:00", latest: "10:00", timeZone: zone };
  const sought = { durationMinutes: 60, learnersBusy: [], now, ofEach: 1 };
  const [slot] = freeSlots(timesOfDays({ ...day, durationMinutes: 60 }), [one], sought);
  expect(match?.firstSlots[0]?.start).toEqual(new Date("2026-10-13T08:00Z"));
  expect(slot?.start).toEqual(match?.firstSlots[0]?.start);
  expect(nearestLessons(request, now)(one)[0]).toEqual({ start: slot?.start, end: slot?.end });
});
