import { drawn } from "../calendar-model.ts";
import { anEntry } from "../testing/entries.ts";
import { fitting, freeAfter } from "./free-after.ts";

const date = "2026-12-01";
const before = { date: "2026-11-30", minutes: 0 };
const at = (from: string, to: string, lessonStatus: "BOOKED" | "CANCELLED" = "BOOKED") =>
  drawn(
    anEntry({ startAt: `${date}T${from}:00.000Z`, endAt: `${date}T${to}:00.000Z`, lessonStatus }),
    "Europe/London",
    new Date("2026-11-30T00:00:00Z"),
  );

it.each([
  ["nothing", [], before, 16 * 60],
  ["a lesson in the morning", [at("06:00", "07:00")], before, 8 * 60],
  ["lessons that end at 18:50", [at("17:00", "18:00"), at("18:00", "18:50")], before, 19 * 60],
  ["a lesson that is cancelled", [at("20:00", "21:00", "CANCELLED")], before, 16 * 60],
  ["nothing, in the evening of that day", [], { date, minutes: 19 * 60 + 1 }, 19 * 60 + 15],
  ["a lesson that ends shortly before midnight", [at("23:00", "23:45")], before, null],
  ["nothing, on a day that is over", [], { date: "2026-12-02", minutes: 0 }, null],
])("is free after %s", (_, entries, now, expected) => {
  expect(freeAfter({ entries, date, now })).toBe(expected);
});

it.each([
  [960, 15, 30],
  [960, 300, 120],
  [1380, 120, 60],
])("begins at %i and takes %i minutes at most as %i", (from, length, expected) => {
  expect(fitting(from, length)).toBe(expected);
});
