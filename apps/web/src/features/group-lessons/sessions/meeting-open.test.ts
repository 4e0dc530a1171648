import { meetingIsOpen } from "./meeting-open.ts";

const session = { start: "2026-03-01T18:00:00.000Z", end: "2026-03-01T19:00:00.000Z" };

it.each([
  ["2026-03-01T15:59:59.999Z", false],
  ["2026-03-01T16:00:00.000Z", true],
  ["2026-03-01T18:59:59.999Z", true],
  ["2026-03-01T19:00:00.000Z", false],
])("shows the link at %s: %s", (now, expected) => {
  expect(meetingIsOpen(session, new Date(now))).toBe(expected);
});
