import { expect, it } from "@jest/globals";
import { coverInOrder, furtherLessons, type DueLesson } from "./lesson-cover.ts";
import type { UsableLot } from "./coverage.ts";

const lot: UsableLot = {
  id: "lot",
  unit: "minutes",
  available: 150,
  learnerIds: [],
  podId: null,
  subjects: ["Igbo"],
  tutorIds: [],
  currency: "GBP",
  expiresOn: null,
  isGift: false,
  createdAt: "2026-06-30T10:00:00Z",
};
const lesson: DueLesson = {
  id: "1",
  learnerId: "ada",
  podId: null,
  subject: "Igbo",
  tutorId: "ngozi",
  currency: "GBP",
  day: "2026-11-02",
  minutes: 60,
  charge: 2250,
};
const due = ["1", "2", "3", "4"].map((id) => ({ ...lesson, id }));

it("gives credit to lessons in their order, the last of them a part", () => {
  const { lessons, free } = coverInOrder([lot], due);
  expect([...lessons.values()].map(({ cover, coveredMinutes }) => [cover, coveredMinutes])).toEqual([
    ["covered", 60],
    ["covered", 60],
    ["part-covered", 30],
    ["no-credit", 0],
  ]);
  expect(free.map(({ available }) => available)).toEqual([0]);
});

it("needs no credit for a lesson that costs nothing", () => {
  const { lessons } = coverInOrder([], [{ ...lesson, charge: 0, minutes: 0 }]);
  expect(lessons.get("1")?.cover).toBe("covered");
});

it("counts the lessons that free credit pays for in full: minutes, money, nothing of another subject", () => {
  expect(furtherLessons([lot], lesson)).toBe(2);
  const money: UsableLot = { ...lot, id: "money", unit: "money", available: 5000, subjects: [] };
  expect(furtherLessons([lot, money], lesson)).toBe(4);
  expect(furtherLessons([money], { ...lesson, currency: "USD" })).toBe(0);
  expect(furtherLessons([lot], { ...lesson, subject: "Yoruba" })).toBe(0);
});
