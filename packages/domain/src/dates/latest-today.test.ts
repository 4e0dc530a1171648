import { latestToday } from "./latest-today.ts";

test.each([
  ["2026-11-29T00:50:00.000Z", "2026-11-29"],
  ["2026-11-29T09:59:59.999Z", "2026-11-29"],
  ["2026-11-29T10:00:00.000Z", "2026-11-30"],
])("at %s nobody has a later day than %s", (now, today) => {
  expect(latestToday(new Date(now))).toBe(today);
});
