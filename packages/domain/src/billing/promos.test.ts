import { promoMessages as texts } from "../promos/promo-messages.ts";
import { applyPromos, discountsByLine, type Basket, type PayerFacts, type PromoTerms } from "./promos.ts";

const lessons = {
  kind: "lessons",
  subjects: ["Yoruba"],
  quantity: 5,
  unitAmount: 900_000,
} as const;
const basket: Basket = {
  lines: [lessons],
  currency: "NGN",
  regionId: "ng",
  type: "FIXED",
  today: "2026-03-10",
};
const payer: PayerFacts = { ids: ["ada", "ada-before-a-merge"], isNew: true };

const ewa15: PromoTerms = {
  code: "EWA15",
  discountType: "percent",
  percentBp: 1500,
  amounts: [],
  freeLessons: null,
  maxDiscount: [{ currency: "NGN", amount: 300_000 }],
  minSpend: [],
  appliesTo: ["pre-payment"],
  subjects: [],
  regionIds: [],
  customerScope: "everyone",
  customerIds: [],
  startsOn: "2026-01-01",
  endsOn: null,
  maxPerCustomer: 1,
  stackable: true,
  status: "active",
  isUsedUp: false,
  usesOfPayer: 0,
};
const firstFree: PromoTerms = {
  ...ewa15,
  code: "FIRSTFREE",
  discountType: "free-lessons",
  percentBp: null,
  freeLessons: 1,
  maxDiscount: [],
};
const off10: PromoTerms = {
  ...ewa15,
  code: "OFF10",
  discountType: "amount",
  percentBp: null,
  amounts: [{ currency: "GBP", amount: 1000 }],
  maxDiscount: [],
};

const given = (...promos: PromoTerms[]) => promos.map((promo) => ({ code: promo.code, promo }));
const amounts = (of: Basket, ...promos: PromoTerms[]) =>
  applyPromos(of, payer, given(...promos)).map((one) => one.amount);
const reason = (promo: PromoTerms | null, of: Partial<Basket> = {}, by: Partial<PayerFacts> = {}) =>
  applyPromos({ ...basket, ...of }, { ...payer, ...by }, [{ code: promo?.code ?? "X", promo }])[0]?.reason;

it("takes a free lesson and a capped percentage off five lessons, as in example 13", () => {
  const results = applyPromos(basket, payer, given(ewa15, firstFree));
  expect(results.map(({ amount }) => amount)).toEqual([300_000, 900_000]);
  expect(4_500_000 - (discountsByLine(basket, results)[0] ?? 0)).toBe(3_300_000);
  expect(amounts(basket, { ...ewa15, maxDiscount: [] }, firstFree)).toEqual([540_000, 900_000]);
});

it("splits an amount over what is left of two lines, as in example 13", () => {
  const two: Basket = {
    ...basket,
    currency: "GBP",
    lines: [
      { ...lessons, quantity: 1, unitAmount: 5097 },
      { ...lessons, quantity: 1, unitAmount: 850 },
    ],
  };
  expect(applyPromos(two, payer, given(off10))[0]?.byLine).toEqual([857, 143]);
});

it("takes free lessons first, then percentages of what is left, then amounts, whatever the order of the codes", () => {
  const pounds: Basket = {
    ...basket,
    currency: "GBP",
    lines: [{ ...lessons, quantity: 4, unitAmount: 3333 }],
  };
  const third = { ...ewa15, code: "THIRD", percentBp: 3333, maxDiscount: [] };
  expect(amounts(pounds, off10, third, firstFree)).toEqual([1000, 3333, 3333]);
});

it("gives the cheapest lessons free, never more than there are, and never takes off more than is left", () => {
  const mixed: Basket = {
    ...basket,
    type: null,
    lines: [
      { kind: "lesson", subjects: ["Igbo"], quantity: 1, unitAmount: 3000 },
      { kind: "lesson", subjects: ["Yoruba"], quantity: 1, unitAmount: 2000 },
      { kind: "fee", subjects: [], quantity: 1, unitAmount: 100 },
    ],
  };
  const free = { ...firstFree, appliesTo: ["ongoing"] } as const;
  expect(applyPromos(mixed, payer, given(free))[0]?.byLine).toEqual([0, 2000, 0]);
  expect(amounts(mixed, { ...free, freeLessons: 20 })).toEqual([5000]);
  expect(amounts(mixed, { ...free, freeLessons: 20 }, { ...ewa15, appliesTo: ["ongoing"] })).toEqual([5000, 0]);
  expect(
    amounts(
      {
        ...basket,
        currency: "GBP",
        lines: [{ ...lessons, quantity: 1, unitAmount: 700 }],
      },
      off10,
    ),
  ).toEqual([700]);
  expect(
    amounts(basket, {
      ...firstFree,
      maxDiscount: [{ currency: "NGN", amount: 500_000 }],
    }),
  ).toEqual([500_000]);
});

it.each<[string, string | undefined]>([
  [texts.unknown, reason(null) ?? undefined],
  [texts.unknown, reason({ ...ewa15, status: "draft" }) ?? undefined],
  [texts.unknown, reason({ ...ewa15, status: "paused" }) ?? undefined],
  [texts.unknown, reason({ ...ewa15, customerScope: "listed", customerIds: ["bola"] }) ?? undefined],
  ["This code has expired.", reason({ ...ewa15, endsOn: "2026-03-09" }) ?? undefined],
  ["This code starts on Wednesday 11 March 2026.", reason({ ...ewa15, startsOn: "2026-03-11" }) ?? undefined],
  ["This code is for new customers.", reason({ ...ewa15, customerScope: "new-customers" }, {}, { isNew: false }) ?? ""],
  ["You have already used this code.", reason({ ...ewa15, usesOfPayer: 1 }) ?? undefined],
  ["This code has been used up.", reason({ ...ewa15, isUsedUp: true }) ?? undefined],
  ["This code cannot be used in NGN.", reason(off10) ?? undefined],
  ["This code does not apply to these lessons.", reason({ ...ewa15, appliesTo: ["group"] }) ?? undefined],
  ["This code does not apply to these lessons.", reason({ ...ewa15, subjects: ["Igbo"] }) ?? undefined],
  ["This code does not apply to these lessons.", reason({ ...ewa15, regionIds: ["uk"] }) ?? undefined],
  ["This code does not apply to these lessons.", reason({ ...ewa15, regionIds: ["ng"] }, { regionId: null }) ?? ""],
  ["This code does not apply to these lessons.", reason(firstFree, { type: "FLEXIBLE" }) ?? undefined],
  [
    "Spend at least ₦45,000.01 to use this code.",
    reason({ ...ewa15, minSpend: [{ currency: "NGN", amount: 4_500_001 }] }) ?? undefined,
  ],
])("refuses a code with %s", (text, said) => {
  expect(said).toBe(text);
});

it("lets a code be used on its first and its last day, and where the listed customer pays", () => {
  expect(reason({ ...ewa15, startsOn: "2026-03-10", endsOn: "2026-03-10" })).toBeNull();
  expect(reason({ ...ewa15, customerScope: "listed", customerIds: ["ada"] })).toBeNull();
  expect(reason({ ...ewa15, customerScope: "listed", customerIds: ["ada-before-a-merge"] })).toBeNull();
  expect(reason({ ...ewa15, customerScope: "new-customers" })).toBeNull();
  expect(reason({ ...ewa15, minSpend: [{ currency: "NGN", amount: 4_500_000 }] })).toBeNull();
});

it("combines only stackable codes, at most three", () => {
  const [one, two, three, four] = ["ONE", "TWO", "THREE", "FOUR"].map((code) => ({ ...ewa15, code })) as [
    PromoTerms,
    PromoTerms,
    PromoTerms,
    PromoTerms,
  ];
  const reasons = (...promos: PromoTerms[]) => applyPromos(basket, payer, given(...promos)).map((each) => each.reason);
  expect(reasons(one, two, three, four)).toEqual([null, null, null, "This code cannot be combined with ONE."]);
  expect(reasons(one, { ...two, stackable: false })).toEqual([null, "This code cannot be combined with ONE."]);
  expect(reasons({ ...one, stackable: false }, two)).toEqual([null, "This code cannot be combined with ONE."]);
  expect(reasons({ ...one, endsOn: "2026-01-02", stackable: false }, two)).toEqual([texts.expired, null]);
});
