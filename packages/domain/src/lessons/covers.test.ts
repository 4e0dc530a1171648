import { expect, it } from "@jest/globals";
import { rankCovers, suggestCovers, type ToCover } from "./covers.ts";
import type { AskedOfTutor, Matchable } from "./matching.ts";

const at = (hour: number, minutes = 60) => {
  const start = new Date(Date.UTC(2026, 9, 13, hour));
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
};
const tutor = (id: string, over: Partial<Matchable> = {}): Matchable => ({
  ...{ id, status: "active", gender: "female", timeZone: "Africa/Lagos", acceptsTrial: true, maxHoursPerWeek: 20 },
  subjects: [{ subject: "Igbo", levels: [], ageGroups: [], nativeSpeaker: false, dialects: [] }],
  hours: [{ weekday: 2, start: "09:00", end: "20:00" }],
  ...{ taughtMinutes: 0, earlierLessons: 0, rating: null, busy: [], minNoticeHours: 24, checkedUntil: null },
  ...over,
});
const asked: AskedOfTutor = {
  ...{ subject: "Igbo", level: null, kind: "regular", ageGroup: null, dialect: null, tutorGender: null },
  ...{ durationMinutes: 60, preferredTutorIds: [], learnersBusy: [], isForMinor: false },
};
const lesson = (id: string, hour: number, ...free: string[]): ToCover => ({ id, ...at(hour), free });

it("puts those first who are free at the very time, then who knows the learner, whatever notice they ask for", () => {
  const tutors = [
    tutor("teaches then", { busy: [at(15, 30)] }),
    tutor("free"),
    tutor("known", { earlierLessons: 4 }),
    tutor("of Yoruba", { subjects: [{ ...tutor("").subjects[0]!, subject: "Yoruba" }] }),
    tutor("left", { status: "left" }),
    tutor("not checked", { earlierLessons: 9, checkedUntil: "2026-10-12" }),
  ];
  const ranked = rankCovers({ ...asked, isForMinor: true }, at(15), tutors, new Date("2026-10-13T08:00:00Z"));
  expect(ranked.map(({ tutorId, isFree }) => [tutorId, isFree])).toEqual([
    ["known", true],
    ["free", true],
    ["teaches then", false],
    ["not checked", false],
  ]);
});

it.each([
  ["the best for each", [lesson("a", 9, "Ada", "Bola"), lesson("b", 11, "Ada")], { a: "Ada", b: "Ada" }],
  ["nobody for two at once", [lesson("a", 9, "Ada", "Bola"), lesson("b", 9, "Ada")], { a: "Bola", b: "Ada" }],
  ["one after the other", [lesson("a", 9, "Ada"), lesson("b", 10, "Ada")], { a: "Ada", b: "Ada" }],
  ["nobody where nobody is left", [lesson("a", 9, "Ada"), lesson("b", 9, "Ada"), lesson("c", 9)], { a: "Ada" }],
])("suggests %s", (_, lessons, suggested) => {
  expect(Object.fromEntries(suggestCovers(lessons))).toEqual(suggested);
});
