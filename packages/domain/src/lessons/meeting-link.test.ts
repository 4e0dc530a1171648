import { providerOfLink } from "./meeting-link.ts";

it.each([
  ["https://us02web.zoom.us/j/8123", "zoom"],
  [" https://meet.google.com/abc-defg-hij", "meet"],
  ["https://teams.live.com/meet/93", "teams"],
  ["https://notzoom.us/j/8", "other"],
  ["https://lessons.example.org", "other"],
  ["https://", null],
  ["zoom", null],
])("reads from %s where a meeting is held", (link, provider) => {
  expect(providerOfLink(link)).toBe(provider);
});
