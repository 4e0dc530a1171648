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
  [20, "just now"],
  [5 * 60, "5 min ago"],
  [3 * 3600, "3 h ago"],
  [25 * 3600, "1 day ago"],
  [3 * 86_400, "3 days ago"],
  [10 * 86_400, "Sat 17 Oct"],
])("says of %s seconds: %s", (seconds, text) => {
  expect(agoText(new Date(now.getTime() - seconds * 1000), now, "Europe/London")).toBe(text);
});

it("names a place without its continent", () => {
  expect(placeName("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
});
