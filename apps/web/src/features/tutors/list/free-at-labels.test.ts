import { freeAtWords } from "./free-at-labels.ts";

const tuesdays = { day: "2", time: "18:00", minutes: 60, timeZone: "Europe/London" };

it("says which days, or which day", () => {
  expect(freeAtWords(tuesdays)).toBe("On Tuesdays at 18:00 in London, 60 min");
  expect(freeAtWords({ ...tuesdays, day: "2026-12-01" })).toBe("On Tue 1 Dec 2026 at 18:00 in London, 60 min");
});
