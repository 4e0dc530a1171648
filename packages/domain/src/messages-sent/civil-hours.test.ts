import { expect, it } from "@jest/globals";
import { isCivilHour } from "./civil-hours.ts";

it("writes by day alone", () => {
  expect(["07:59", "08:00", "19:59", "20:00"].map(isCivilHour)).toEqual([false, true, true, false]);
});
