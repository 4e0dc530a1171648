import { answerDeadline } from "./answer-deadline.ts";

const now = new Date("2026-11-27T05:00:00Z");
const by = (hours: number, first: string | null, noticeHours: number) =>
  answerDeadline({ now, hours, noticeHours, first: first === null ? null : new Date(first) }).toISOString();

it.each([
  ["as long as is set", 48, "2026-12-24T13:00:00Z", 12, "2026-11-29T05:00:00.000Z"],
  ["as long as is set where no lesson is known", 48, null, 12, "2026-11-29T05:00:00.000Z"],
  ["the tutor's notice before the first lesson", 48, "2026-11-28T13:00:00Z", 12, "2026-11-28T01:00:00.000Z"],
  ["some hours before it whatever the notice", 48, "2026-11-28T13:00:00Z", 0, "2026-11-28T11:00:00.000Z"],
  ["until it begins where the notice has passed", 48, "2026-11-27T10:00:00Z", 12, "2026-11-27T10:00:00.000Z"],
  ["never longer than is set", 1, "2026-11-27T10:00:00Z", 12, "2026-11-27T06:00:00.000Z"],
])("leaves %s to answer", (_, hours, first, notice, expected) => {
  expect(by(hours, first, notice)).toBe(expected);
});
