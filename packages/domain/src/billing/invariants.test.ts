import {
  invoiceFaults,
  lotFaults,
  paymentFaults,
  seriesFaults,
  type InvoiceFacts,
  type LotEntryFacts,
} from "./invariants.ts";

const entry = (
  id: string,
  type: LotEntryFacts["type"],
  quantity: number,
  value = 0,
  reverses: string | null = null,
  day = "2026-01-05",
) => ({
  id,
  type,
  quantity,
  value,
  taxValue: 0,
  reverses,
  day,
});

/** Three lessons for $100.00, one of them taken back: worked example 1. */
const example = [
  entry("0", "grant", 180),
  entry("1", "use", -60, 3333),
  entry("2", "use", -60, 3334),
  entry("3", "return", 60, -3333, "1"),
  entry("4", "use", -60, 3333),
  entry("5", "use", -60, 3333),
];
const lot = (entries: readonly LotEntryFacts[]) => ({
  size: 180,
  worth: 10_000,
  tax: 0,
  frozen: 0,
  creditedSize: 0,
  entries,
});

it("finds nothing wrong with three lessons of which one was taken back", () => {
  expect(lotFaults(lot(example))).toEqual([]);
});

it.each<[string, readonly LotEntryFacts[], string]>([
  ["a use at 3333 that must be 3334", example.with(2, entry("2", "use", -60, 3333)), "An entry has the wrong value."],
  [
    "a return by value, not by its entry",
    example.with(3, entry("3", "return", 60, -3334, "1")),
    "A reversal does not match the entry it reverses.",
  ],
  ["a fourth lesson", [...example, entry("6", "use", -60, 3333)], "More was used than was available."],
  ["a grant above the size", [entry("0", "grant", 240)], "More was granted than was sold."],
  ["a grant with a value", [entry("0", "grant", 180, 1)], "A grant or adjustment carries a value."],
  [
    "a reversal of nothing",
    [entry("0", "grant", 180), entry("1", "return", 60, 0, "9")],
    "An entry reverses one of another credit.",
  ],
  [
    "a reversal of a later day",
    example.with(3, entry("3", "return", 60, -3333, "1", "2026-01-04")),
    "A reversal is dated before what it reverses.",
  ],
])("finds %s", (_, entries, fault) => {
  expect(lotFaults(lot(entries))).toContain(fault);
});

it("finds more frozen than is left", () => {
  expect(lotFaults({ ...lot(example), frozen: 1 })).toEqual(["More is frozen than is left."]);
});

const invoice: InvoiceFacts = {
  status: "part-paid",
  currency: "GBP",
  total: 20_000,
  lineTotals: [12_000, 8_000],
  received: 9_000,
  givenBack: 0,
  credited: 0,
  writtenOff: 0,
  currencies: ["GBP"],
};

it.each<[string, Partial<InvoiceFacts>, string[]]>([
  ["nothing in a good one", {}, []],
  ["lines that add up to something else", { lineTotals: [12_000] }, ["The lines do not add up to the total."]],
  ["too much received", { received: 20_001, status: "paid" }, ["More was paid than is owed."]],
  ["money on a void one", { status: "void" }, ["Money is allocated to a void or draft invoice."]],
  ["a state that is behind", { status: "sent" }, ["Its status does not match what was paid."]],
  ["another currency", { currencies: ["GBP", "NGN"] }, ["It mixes currencies."]],
])("finds in an invoice %s", (_, change, faults) => {
  expect(invoiceFaults({ ...invoice, ...change })).toEqual(faults);
});

const payment = {
  status: "succeeded",
  currency: "GBP",
  amount: 9_000,
  allocated: 8_000,
  asCredit: 1_000,
  sentBack: 0,
  day: "2026-01-05",
  takenBackOn: null,
  currencies: ["GBP"],
} as const;

it.each([
  ["nothing in a good one", {}, []],
  ["a pound that is nowhere", { asCredit: 900 }, ["The allocations do not add up to the amount."]],
  ["one that was sent back", { status: "refunded" as const, allocated: 0, asCredit: 0, sentBack: 9_000 }, []],
  [
    "one that pays before it is placed",
    { status: "unclear" as const },
    ["The allocations do not add up to the amount."],
  ],
  ["one that still pays", { status: "taken-back" as const }, ["It was taken back but is still allocated."]],
  ["another currency", { currencies: ["NGN" as const] }, ["It mixes currencies."]],
  [
    "one that was taken back before it was there",
    { status: "taken-back" as const, allocated: 0, asCredit: 0, takenBackOn: "2026-01-04" },
    ["A reversal is dated before what it reverses."],
  ],
])("finds in a payment %s", (_, change, faults) => {
  expect(paymentFaults({ ...payment, ...change })).toEqual(faults);
});

it.each([
  [3, [1, 2, 3], []],
  [4, [1, 2, 4], ["Numbers are missing: 3."]],
  [2, [1, 2, 2], ["A number was given twice."]],
  [2, [1, 2, 3], ["A number is above the last one given."]],
])("looks at numbers up to %s in %j", (last, places, faults) => {
  expect(seriesFaults(last, places)).toEqual(faults);
});

it("counts credit that comes back from an invoice at its value, and what a credit note took out as not sold", () => {
  const entry = { taxValue: 0, reverses: null, day: "2026-01-05" };
  const money = { size: 1_000, worth: 1_000, tax: 0, frozen: 0, creditedSize: 0 };
  const entries = [
    { ...entry, id: "a", type: "grant" as const, quantity: 1_000, value: 0 },
    { ...entry, id: "b", type: "apply" as const, quantity: -600, value: 600 },
    { ...entry, id: "c", type: "put-back" as const, quantity: 200, value: -200 },
  ];
  expect(lotFaults({ ...money, entries })).toEqual([]);
  expect(lotFaults({ ...money, creditedSize: 1, entries })).toEqual(["More was granted than was sold."]);
});
