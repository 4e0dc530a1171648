import { expect, it } from "@jest/globals";
import { draftReducer, invoiceListReducer } from "./draft-store.ts";

const defaults = { firstName: "", whoIsLessonFor: "me", type: "FIXED", lessonPrice: { currency: "GBP", amount: 0 } };
const reduce = draftReducer(defaults);

it("sets a field, and a nested one by its dotted name", () => {
  const named = reduce(defaults, { type: "set", name: "firstName", value: "Ada" });
  expect(named).toEqual({ ...defaults, firstName: "Ada" });
  expect(reduce(named, { type: "set", name: "lessonPrice.amount", value: 2250 })).toEqual({
    ...named,
    lessonPrice: { currency: "GBP", amount: 2250 },
  });
  expect(defaults.lessonPrice.amount).toBe(0);
});

it("makes the object of a dotted name that is not there yet", () => {
  const reduced = draftReducer<Record<string, unknown>>({})({}, { type: "set", name: "a.b.c", value: 1 });
  expect(reduced).toEqual({ a: { b: { c: 1 } } });
});

it("takes a whole invoice, and goes back to the defaults", () => {
  const invoice = { ...defaults, firstName: "Obi" };
  expect(reduce(defaults, { type: "replace", invoice })).toBe(invoice);
  expect(reduce(invoice, { type: "reset" })).toBe(defaults);
});

it("replaces, appends to and updates the list by id", () => {
  const [first, second] = [
    { _id: "1", total: 10 },
    { _id: "2", total: 20 },
  ];
  const list = invoiceListReducer([first], { type: "append", invoices: [second] });
  expect(list).toEqual([first, second]);
  expect(invoiceListReducer(list, { type: "update", invoice: { _id: "2", total: 25 } })).toEqual([
    first,
    { _id: "2", total: 25 },
  ]);
  expect(invoiceListReducer(list, { type: "update", invoice: { _id: "3", total: 1 } })).toEqual(list);
  expect(invoiceListReducer(list, { type: "replace", invoices: [] })).toEqual([]);
});
