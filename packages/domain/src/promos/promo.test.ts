import { promoStandingOn } from "./promo-states.ts";
import { needsDirector, promoInput, usedPromoProblem } from "./promo.ts";

const draft = {
  code: " ewa15 ",
  name: "Ẹ̀wá Festival",
  discountType: "percent",
  percentBp: 1500,
  appliesTo: ["ongoing", "pre-payment"],
  startsOn: "2026-03-01",
};
const problems = (changes: object) =>
  Object.fromEntries(
    (promoInput.safeParse({ ...draft, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

it("keeps codes in capitals and gives the rest its defaults", () => {
  expect(promoInput.parse(draft)).toMatchObject({
    code: "EWA15",
    appliesTo: ["pre-payment", "ongoing"],
    customerScope: "everyone",
    maxPerCustomer: 1,
    stackable: false,
    amounts: [],
  });
});

it.each<[object, Record<string, string>]>([
  [{ code: "A B" }, { code: "Use 3 to 24 letters, numbers or hyphens." }],
  [{ name: "" }, { name: "Name is required." }],
  [{ percentBp: 0 }, { percentBp: "Percentage must be between 0.01 and 100." }],
  [{ percentBp: 10_001 }, { percentBp: "Percentage must be between 0.01 and 100." }],
  [{ percentBp: null }, { percentBp: "Percentage must be between 0.01 and 100." }],
  [{ discountType: "amount" }, { amounts: "Enter an amount in at least one currency." }],
  [
    { discountType: "amount", amounts: [{ currency: "GBP", amount: 0 }] },
    { "amounts.0.amount": "Amount must be more than 0." },
  ],
  [{ discountType: "free-lessons" }, { freeLessons: "Enter what the promo takes off." }],
  [{ freeLessons: 21 }, { freeLessons: "Free lessons must be between 1 and 20." }],
  [{ appliesTo: [] }, { appliesTo: "Choose what the promo can be used for." }],
  [{ customerScope: "listed" }, { customerIds: "Choose at least one customer." }],
  [{ endsOn: "2026-02-28" }, { endsOn: "The end must be after the start." }],
  [
    {
      minSpend: [
        { currency: "GBP", amount: 1 },
        { currency: "GBP", amount: 2 },
      ],
    },
    { minSpend: "Enter one amount for each currency." },
  ],
])("refuses %j", (changes, refused) => {
  expect(problems(changes)).toEqual(refused);
});

it("shows a promo as scheduled, expired or used up only while it is active", () => {
  const days = {
    status: "active",
    startsOn: "2026-03-01",
    endsOn: "2026-03-31",
  } as const;
  expect(["2026-02-28", "2026-03-01", "2026-03-31", "2026-04-01"].map((day) => promoStandingOn(days, day))).toEqual([
    "scheduled",
    "active",
    "active",
    "expired",
  ]);
  expect(promoStandingOn(days, "2026-03-05", true)).toBe("used-up");
  expect(promoStandingOn({ ...days, status: "paused" }, "2026-04-01")).toBe("paused");
});

it("lets only the name, the end and the limits of a used promo change, and limits only upwards", () => {
  const before = {
    endsOn: "2026-03-31",
    maxRedemptions: 10,
    maxPerCustomer: 2,
  };
  const change = (changes: object) => usedPromoProblem(before, changes, Object.keys(changes), "2026-03-10");
  const used = "This promo has been used. Only its name, end date and limits can change.";
  expect(change({ name: "New" })).toBeNull();
  expect(change({ percentBp: 2000 })).toEqual(["percentBp", used]);
  expect(change({ endsOn: "2026-04-30" })).toBeNull();
  expect(change({ endsOn: "2026-03-10" })).toBeNull();
  expect(change({ endsOn: null })).toBeNull();
  expect(change({ endsOn: "2026-03-20" })?.[0]).toBe("endsOn");
  expect(change({ maxRedemptions: 20 })).toBeNull();
  expect(change({ maxRedemptions: null })).toBeNull();
  expect(change({ maxRedemptions: 9 })?.[0]).toBe("maxRedemptions");
  expect(change({ maxPerCustomer: 1 })?.[0]).toBe("maxPerCustomer");
});

it("leaves discounts over the setting, and over half the price, to directors", () => {
  expect(needsDirector(5000, 50)).toBe(false);
  expect(needsDirector(5001, 50)).toBe(true);
  expect(needsDirector(2500, 20)).toBe(true);
  expect(needsDirector(null, 0)).toBe(false);
});
