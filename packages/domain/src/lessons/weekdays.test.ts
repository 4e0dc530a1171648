import { timesInWords } from "./lesson-mail-words.ts";
import { slotsInWords } from "./weekdays.ts";

it("lists weekly times from Monday on, whatever their order", () => {
  const slots = [
    { weekday: 2, start: "16:30" },
    { weekday: 1, start: "16:00" },
    { weekday: 1, start: "09:30" },
  ];
  expect(slotsInWords(slots)).toBe("Mon 09:30, Mon 16:00, Tue 16:30");
});

it("lists them in emails from Monday on by the reader's clock", () => {
  const starts = [new Date("2026-11-24T16:30:00Z"), new Date("2026-11-29T16:00:00Z"), new Date("2026-11-23T16:00:00Z")];
  expect(timesInWords(starts, "UTC")).toBe("Mondays at 16:00, Tuesdays at 16:30 and Sundays at 16:00 (UTC)");
  expect(timesInWords(starts, "Asia/Tokyo")).toBe(
    "Mondays at 01:00, Tuesdays at 01:00 and Wednesdays at 01:30 (Tokyo)",
  );
});
