import { unusualPriceRemark } from "./unusual-price.ts";

const hour = (amount: number, durationMinutes = 60) => ({ amount, durationMinutes });
const recent = [hour(2250), hour(2000), hour(1125, 30), hour(0, 30)];

it.each([
  [hour(2250), null],
  [hour(6750), null],
  [hour(751), null],
  [hour(0), null],
  [hour(225_000), "Please check: this is £2,250.00 an hour, and lessons usually cost about £22.50 an hour."],
  [hour(225), "Please check: this is £2.25 an hour, and lessons usually cost about £22.50 an hour."],
  [hour(3375, 15), "Please check: this is £135.00 an hour, and lessons usually cost about £22.50 an hour."],
])("says of %j: %s", (price, remark) => {
  expect(unusualPriceRemark(price, "GBP", recent)).toBe(remark);
});

it("says nothing where few lessons have been charged for", () => {
  expect(unusualPriceRemark(hour(225_000), "GBP", [hour(2250), hour(0), hour(2250)])).toBeNull();
});
