import { dueAtText, dueTone, leftShare, leftText } from "./due-text.ts";

const now = new Date("2026-11-22T09:42:00Z");
const zone = "Africa/Lagos";

it.each([
  ["2026-11-22T07:30:00Z", "2 h 12 min overdue", "due 08:30 today", "over"],
  ["2026-11-22T09:01:00Z", "0 h 41 min overdue", "due 10:01 today", "over"],
  ["2026-11-22T11:00:00Z", "1 h 18 min left", "due 12:00 today", "short"],
  ["2026-11-22T13:42:00Z", "4 h 00 min left", "due 14:42 today", "short"],
  ["2026-11-22T13:43:00Z", "4 h 01 min left", "due 14:43 today", "calm"],
  ["2026-11-23T02:28:00Z", "16 h 46 min left", "due 03:28 tomorrow", "calm"],
  ["2026-11-21T09:42:00Z", "24 h 00 min overdue", "due 10:42 yesterday", "over"],
  ["2026-11-25T09:42:00Z", "3 days left", "due Wed 25 Nov 10:42", "calm"],
  ["2026-11-18T09:42:00Z", "4 days overdue", "due Wed 18 Nov 10:42", "over"],
])("says of %s: %s, %s", (due, left, at, tone) => {
  expect([leftText(new Date(due), now), dueAtText(new Date(due), now, zone), dueTone(new Date(due), now)]).toEqual([
    left,
    at,
    tone,
  ]);
});

it("knows how much of the time is left", () => {
  const from = new Date("2026-11-22T08:42:00Z");
  expect(leftShare(new Date("2026-11-22T12:42:00Z"), from, now)).toBe(0.75);
  expect(leftShare(new Date("2026-11-22T09:00:00Z"), from, now)).toBe(0);
});
