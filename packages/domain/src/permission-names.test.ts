import { expect, it } from "@jest/globals";
import { areaNames } from "./permission-names.ts";
import { areas } from "./permissions.ts";

it("names every area, each by a name of its own", () => {
  expect(Object.keys(areaNames).toSorted()).toEqual(areas.toSorted());
  expect(new Set(Object.values(areaNames)).size).toBe(areas.length);
});
