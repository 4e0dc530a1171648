import { wasIn } from "./was-in.ts";

it.each([
  ["2026-01-01T10:00:00.000Z", null, true],
  ["2026-03-01T10:00:00.000Z", null, true],
  ["2026-03-01T10:00:01.000Z", null, false],
  ["2026-01-01T10:00:00.000Z", "2026-03-01T10:00:00.000Z", false],
  ["2026-01-01T10:00:00.000Z", "2026-03-02T10:00:00.000Z", true],
])("knows who joined %s and left %s was at a lesson on 1 March: %s", (joinedAt, leftAt, expected) => {
  expect(wasIn({ joinedAt, leftAt }, "2026-03-01T10:00:00.000Z")).toBe(expected);
});
