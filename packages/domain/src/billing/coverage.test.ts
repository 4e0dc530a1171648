import { expect, it } from "@jest/globals";
import {
  coverLesson,
  fitsLesson,
  inOrderOfUse,
  priceForLength,
  type LessonToCover,
  type UsableLot,
} from "./coverage.ts";

const paid: UsableLot = {
  id: "paid",
  unit: "minutes",
  available: 180,
  learnerIds: [],
  podId: null,
  subjects: [],
  tutorIds: [],
  currency: "USD",
  expiresOn: "2027-06-30",
  isGift: false,
  createdAt: "2026-06-30T10:00:00Z",
};
const gift: UsableLot = { ...paid, id: "gift", available: 30, expiresOn: "2027-11-01", isGift: true };
const lesson: LessonToCover = {
  learnerId: "ada",
  podId: null,
  subject: "Igbo",
  tutorId: "ngozi",
  currency: "USD",
  day: "2026-11-02",
  minutes: 60,
  charge: 2250,
};

const usesOf = (...lots: UsableLot[]) => coverLesson(lots, lesson).uses;

it("7: uses what expires first, and a gift before what was paid for on the same day", () => {
  expect(usesOf(gift, paid)).toEqual([{ lotId: "paid", quantity: 60 }]);
  const halves = [
    { lotId: "gift", quantity: 30 },
    { lotId: "paid", quantity: 30 },
  ];
  expect(usesOf(paid, { ...gift, expiresOn: "2027-06-01" })).toEqual(halves);
  expect(usesOf(paid, { ...gift, expiresOn: paid.expiresOn })).toEqual(halves);
});

it("8: leaves the rest of a lesson to be paid", () => {
  expect(coverLesson([{ ...paid, available: 25 }], lesson)).toEqual({
    uses: [{ lotId: "paid", quantity: 25 }],
    coveredMinutes: 25,
    left: 1312,
  });
  const money: UsableLot = { ...paid, id: "money", unit: "money", available: 1000 };
  expect(coverLesson([money], { ...lesson, charge: 3000 })).toEqual({
    uses: [{ lotId: "money", quantity: 1000 }],
    coveredMinutes: 0,
    left: 2000,
  });
});

it("8: prices a lesson of another length", () => {
  expect(priceForLength(1_350_000, 30, 45)).toBe(900_000);
  expect(priceForLength(2250, 45, 60)).toBe(1688);
});

it("takes minutes before money, and money for the rest", () => {
  const money: UsableLot = { ...paid, id: "money", unit: "money", available: 5000, expiresOn: null };
  expect(coverLesson([money, { ...paid, available: 25 }], lesson)).toEqual({
    uses: [
      { lotId: "paid", quantity: 25 },
      { lotId: "money", quantity: 1312 },
    ],
    coveredMinutes: 25,
    left: 0,
  });
});

it("prefers the credit with more limits", () => {
  const forIgbo = { ...paid, id: "igbo", subjects: ["Igbo"], expiresOn: null };
  expect(inOrderOfUse([paid, forIgbo]).map(({ id }) => id)).toEqual(["igbo", "paid"]);
});

it.each<[string, Partial<UsableLot>, Partial<LessonToCover>]>([
  ["another learner", { learnerIds: ["obi"] }, {}],
  ["a pod", { podId: "pod" }, {}],
  ["the learner alone", { learnerIds: ["ada"] }, { podId: "pod", learnerId: null }],
  ["another subject", { subjects: ["Yoruba"] }, {}],
  ["another tutor", { tutorIds: ["tunde"] }, {}],
  ["an earlier day", { expiresOn: "2026-11-01" }, {}],
])("does not use what is for %s", (_, lot, changed) => {
  expect(fitsLesson({ ...paid, ...lot }, { ...lesson, ...changed })).toBe(false);
});

it("uses a pod's credit for its own lessons only, and money in its own currency only", () => {
  expect(fitsLesson({ ...paid, podId: "pod" }, { ...lesson, podId: "pod", learnerId: null })).toBe(true);
  expect(fitsLesson({ ...paid, unit: "money", currency: "NGN" }, lesson)).toBe(false);
});
