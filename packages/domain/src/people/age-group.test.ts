import { expect, it } from "@jest/globals";
import { ageGroupOf } from "./age-group.ts";

it.each([
  ["2022-01-06", "2026-01-05", "under-5"],
  ["2021-01-06", "2026-01-05", "under-5"],
  ["2021-01-05", "2026-01-05", "from-5"],
  ["2017-01-06", "2026-01-05", "from-5"],
  ["2017-01-05", "2026-01-05", "from-9"],
  ["2013-01-05", "2026-01-05", "from-13"],
  ["2008-01-06", "2026-01-05", "from-13"],
  ["2008-01-05", "2026-01-05", "adult"],
  ["2008-02-29", "2026-02-28", "from-13"],
  ["2008-02-29", "2026-03-01", "adult"],
])("puts somebody born on %s, on %s, into %s", (born, today, group) => {
  expect(ageGroupOf(born, today)).toBe(group);
});
