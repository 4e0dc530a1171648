import { heldUntil, holdReminderAt, unpaidHoldHours } from "./unpaid-holds.ts";

const first = new Date("2026-03-20T18:00:00Z");

it("reminds two days before the times are given up", () => {
  expect(holdReminderAt(first, unpaidHoldHours)).toEqual(new Date("2026-03-15T18:00:00Z"));
});

it.each([
  ["long before", "2026-03-01T00:00:00Z", "2026-03-17T18:00:00Z"],
  ["when the reminder is due", "2026-03-15T18:00:00Z", "2026-03-17T18:00:00Z"],
  // Confirmed so late that a day after the reminder comes after the 72 hours.
  ["two days before the first lesson", "2026-03-18T18:00:00Z", "2026-03-19T18:00:00Z"],
])("holds lessons of which the customer is reminded %s", (_, remindedAt, until) => {
  expect(heldUntil(first, new Date(remindedAt), unpaidHoldHours)).toEqual(new Date(until));
});

it("gives the times up by the hours of the setting", () => {
  expect(holdReminderAt(first, 24)).toEqual(new Date("2026-03-17T18:00:00Z"));
  expect(heldUntil(first, new Date("2026-03-01T00:00:00Z"), 24)).toEqual(new Date("2026-03-19T18:00:00Z"));
});
