import { inPercent } from "./percent.ts";

it("writes no space before the sign, as English does", () => {
  expect([inPercent(50), inPercent("12.5")]).toEqual(["50%", "12.5%"]);
});
