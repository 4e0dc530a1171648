import { demoMorning } from "./demo-change.ts";

test.each([
  ["2026-11-27T00:00:00.000Z", "2026-11-27T00:00:00.000Z"],
  ["2026-11-27T17:41:09.120Z", "2026-11-27T00:00:00.000Z"],
  ["2026-11-30T23:59:59.999Z", "2026-11-30T00:00:00.000Z"],
])("a demo that is read at %s began at %s", (now, began) => {
  expect(demoMorning(new Date(now)).toISOString()).toBe(began);
});
