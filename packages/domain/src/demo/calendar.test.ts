import { calendarBeginning } from "./calendar-beginning.ts";
import { calendarChanges, calendarInputs } from "./calendar.ts";
import { DemoMissing, demoId } from "./demo-change.ts";

const now = new Date("2026-11-27T09:00:00Z");
const eventId = demoId(60, 1);
const at = (hour: string) => `2026-11-27T${hour}:00:00.000Z`;

test("begins in the week that it is, on Monday", () => {
  expect(calendarBeginning(now).events[0]?.startAt).toBe("2026-11-23T09:00:00.000Z");
});

test.each([
  ["10", "11", true],
  ["10", "10", false],
  ["11", "10", false],
])("takes an event from %s to %s: %s", (from, to, isTaken) => {
  const event = { title: "Call", kind: "meeting", startAt: at(from), endAt: at(to) };
  expect(calendarInputs.new.safeParse(event).success).toBe(isTaken);
});

test("moves an event, but not beyond its end", () => {
  const calendar = calendarBeginning(now);
  expect(calendarChanges.update(calendar, { eventId, update: { startAt: at("10"), endAt: at("12") } })).toMatchObject({
    title: "Week ahead",
    startAt: at("10"),
  });
  expect(() => calendarChanges.update(calendar, { eventId, update: { startAt: at("13") } })).toThrow(DemoMissing);
});

test("removes an event, once", () => {
  const calendar = calendarBeginning(now);
  expect(calendarChanges.remove(calendar, { eventId })).toBe(true);
  expect(() => calendarChanges.remove(calendar, { eventId })).toThrow("Event not found.");
});
