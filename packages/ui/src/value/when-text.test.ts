import { agoText, dayText, placeName, timeText } from "./when-text.ts";

const now = new Date("2026-10-27T08:42:00Z");

it("writes a day with the year only when it is another one", () => {
  expect(dayText(now, "Europe/London", now)).toBe("Tue 27 Oct");
  expect(dayText(new Date("2025-09-02T10:00:00Z"), "Europe/London", now)).toBe("Tue 2 Sep 2025");
});

it("writes times by 24 hours in the zone asked for", () => {
  expect(timeText(new Date("2026-10-26T23:05:00Z"), "Africa/Lagos")).toBe("00:05");
  expect(timeText(new Date("2026-10-26T23:05:00Z"), "Europe/London")).toBe("23:05");
});

it.each([
  [0, "just now"],
  [59, "just now"],
  [60, "1 min ago"],
  [3599, "59 min ago"],
  [3600, "1 h ago"],
  [86_399, "23 h ago"],
  [86_400, "1 day ago"],
  [2 * 86_400 - 1, "1 day ago"],
  [2 * 86_400, "2 days ago"],
  [7 * 86_400 - 1, "6 days ago"],
  [7 * 86_400, "Tue 20 Oct"],
])("says of %s seconds: %s", (seconds, text) => {
  expect(agoText(new Date(now.getTime() - seconds * 1000), now, "Europe/London")).toBe(text);
});

it("names a place without its continent", () => {
  expect(placeName("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
});
