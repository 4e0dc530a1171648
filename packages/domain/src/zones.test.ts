import { expect, it } from "@jest/globals";
import { isTimeZone, timeZones } from "./zones.ts";

it.each([
  "Africa/Lagos",
  "Europe/London",
  "America/New_York",
  "America/Port-au-Prince",
  "America/Argentina/Buenos_Aires",
  "Asia/Kolkata",
  "Asia/Calcutta",
])("takes the IANA name %s", (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each([
  "EST",
  "EST5EDT",
  "GMT",
  "GMT+1",
  "UTC",
  "+01:00",
  "-0500",
  "Etc/GMT+1",
  "WAT",
  "Africa/Onitsha",
  "africa/lagos",
  "AFRICA/LAGOS",
  "Africa/lagos",
  " Africa/Lagos",
  "Africa/",
  "/",
  "",
])("refuses %j", (name) => {
  expect(isTimeZone(name)).toBe(false);
});

it("offers zones that it takes, the regions' own among them", () => {
  const zones = timeZones();
  expect(zones.every(isTimeZone)).toBe(true);
  expect(zones).toEqual(expect.arrayContaining(["Africa/Lagos", "America/New_York", "Europe/London"]));
  expect(zones.length).toBeGreaterThan(300);
});
