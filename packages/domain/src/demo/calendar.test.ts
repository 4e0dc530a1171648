import { calendarBeginning } from "./calendar-beginning.ts";
import { calendarChanges, calendarInputs } from "./calendar.ts";
import { DemoRefused, demoId } from "./demo-change.ts";

const now = new Date("2026-11-27T09:00:00Z");
const by = { id: "new", userId: "u1", userName: "Ada", now };
const eventId = demoId(60, 1);
const at = (hour: string) => `2026-11-27T${hour}:00:00.000Z`;

test("begins in the week that it is, on Monday", () => {
  expect(calendarBeginning(now).events[0]?.startAt).toBe("2026-11-23T09:00:00.000Z");
});

test.each([
  [at("10"), at("11"), true],
  [at("10"), at("10"), false],
  [at("11"), at("10"), false],
  ["2026-11-27T10:00:00Z", "2026-12-04T10:00:00Z", true],
  ["2026-10-24T23:00:00Z", "2026-11-01T00:00:00Z", true],
  ["2026-11-27T10:00:00Z", "2026-12-04T11:00:01Z", false],
])("takes an event from %s to %s: %s", (startAt, endAt, isTaken) => {
  const event = { title: "Call", kind: "meeting", startAt, endAt } as const;
  const add = () => calendarChanges.new({ events: [] }, calendarInputs.new.parse(event), by);
  if (isTaken) expect(add()).toEqual({ _id: "new", ...event });
  else expect(add).toThrow(DemoRefused);
});

test.each([
  ["1999-12-31T23:00:00Z", false],
  ["2000-01-01T00:00:00Z", true],
  ["2100-12-31T23:00:00Z", true],
  ["2101-01-01T00:00:00Z", false],
])("knows the day %s: %s", (startAt, isKnown) => {
  expect(calendarInputs.update.shape.update.safeParse({ startAt }).success).toBe(isKnown);
});

test("moves an event, but not beyond its end", () => {
  const calendar = calendarBeginning(now);
  expect(calendarChanges.update(calendar, { eventId, update: { startAt: at("10"), endAt: at("12") } })).toMatchObject({
    title: "Week ahead",
    startAt: at("10"),
  });
  expect(() => calendarChanges.update(calendar, { eventId, update: { startAt: at("13") } })).toThrow(DemoRefused);
});

test("removes an event, once", () => {
  const calendar = calendarBeginning(now);
  expect(calendarChanges.remove(calendar, { eventId })).toBe(true);
  expect(() => calendarChanges.remove(calendar, { eventId })).toThrow("Event not found.");
});
