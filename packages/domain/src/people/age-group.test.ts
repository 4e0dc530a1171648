import { expect, it } from "@jest/globals";
import { ageGroups } from "./people-enums.ts";
import { ageGroupOf, bornWithin } from "./age-group.ts";

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

it.each(["2026-01-05", "2024-02-29", "2026-02-28", "2026-03-01"])(
  "puts each day of birth into one band on %s",
  (today) => {
    const start = new Date("2000-01-01T00:00:00Z").getTime();
    for (let n = 0; n < 9600; n++) {
      const born = new Date(start + n * 86_400_000).toISOString().slice(0, 10);
      if (born > today) break;
      const fitting = ageGroups.filter((group) => {
        const { after, until } = bornWithin(group, today);
        return (after === null || born > after) && (until === null || born <= until);
      });
      expect([born, fitting]).toEqual([born, [ageGroupOf(born, today)]]);
    }
  },
);
