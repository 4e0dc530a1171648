import { expect, it } from "@jest/globals";
import { coverLesson, type LessonToCover, type UsableLot } from "./coverage.ts";
import { giftFor, valueUses, type LotStanding } from "./posting.ts";

const lot: UsableLot = {
  id: "lot",
  unit: "minutes",
  available: 180,
  learnerIds: [],
  podId: null,
  subjects: [],
  tutorIds: [],
  currency: "USD",
  expiresOn: null,
  isGift: false,
  createdAt: "2026-01-01T00:00:00Z",
};
const lesson: LessonToCover = {
  learnerId: "ada",
  podId: null,
  subject: "Igbo",
  tutorId: "ngozi",
  currency: "USD",
  day: "2026-11-02",
  minutes: 60,
  charge: 3333,
};
const nothing = { taken: 0, value: 0, taxValue: 0 };
const standing = (size: number, worth: number): Map<string, LotStanding> =>
  new Map([["lot", { size, worth, tax: 0, ...nothing }]]);

it("values three lessons of a credit so that they add up to its price (1)", () => {
  const standings = standing(180, 10_000);
  const values = [180, 120, 60].map(
    (available) => valueUses(coverLesson([{ ...lot, available }], lesson).uses, standings)[0]?.value,
  );
  expect(values).toEqual([3333, 3334, 3333]);
});

it("takes half of 45 minutes as 23 (6)", () => {
  const uses = valueUses([{ lotId: "lot", quantity: 23 }], standing(450, 30_000));
  expect(uses).toEqual([{ lotId: "lot", quantity: 23, value: 1533, taxValue: 0 }]);
});

it("gives minutes for what is prepaid by the lesson and money for everything else (7)", () => {
  expect(giftFor({ isPrepaid: true, minutes: 60, price: 2250 }, 50)).toEqual({
    unit: "minutes",
    quantity: 30,
    cost: 1125,
  });
  expect(giftFor({ isPrepaid: false, minutes: 45, price: 1_350_000 }, 50)).toMatchObject({
    unit: "money",
    quantity: 675_000,
  });
});

it("leaves to be billed what a credit does not pay for (8)", () => {
  const ofLesson = { ...lesson, currency: "GBP", charge: 2250 };
  const short = coverLesson([{ ...lot, currency: "GBP", available: 25 }], ofLesson);
  expect([short.coveredMinutes, short.left]).toEqual([25, 1312]);
  const money = coverLesson([{ ...lot, unit: "money", available: 1000 }], { ...lesson, charge: 3000 });
  expect(money).toMatchObject({ uses: [{ quantity: 1000 }], left: 2000 });
});
