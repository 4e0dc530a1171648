import { isTimeZone } from "@app/domain/zones.ts";
import { countryName } from "./country-name.ts";
import { countryOptions, zoneOptions } from "./place-options.ts";
import { countryCodes } from "./zone-table.generated.ts";

const summer = zoneOptions(new Date("2026-07-01T12:00:00Z"));
const winter = zoneOptions(new Date("2026-01-01T12:00:00Z"));
const zone = (options: typeof summer, value: string) => options.find((option) => option.value === value);

it("offers only zones that the servers take, by today's names", () => {
  expect(summer.map(({ value }) => value).filter((value) => !isTimeZone(value))).toEqual([]);
  expect(summer.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["Europe/Kyiv", "Asia/Kolkata", "Africa/Lagos"]),
  );
});

it("says how far a clock is ahead and what it shows, on the day", () => {
  expect(zone(summer, "Europe/London")?.hint).toMatch(/United Kingdom · UTC\+1 · 13:00$/);
  expect(zone(winter, "Europe/London")?.hint).toMatch(/United Kingdom · UTC\+0 · 12:00$/);
  expect(zone(winter, "Asia/Kolkata")?.hint).toMatch(/India · UTC\+5:30 · 17:30$/);
  expect(zone(winter, "America/St_Johns")?.hint).toMatch(/Canada · UTC−3:30 · 08:30$/);
});

it.each([
  ["Houston", "America/Chicago"],
  ["Eastern", "America/New_York"],
  ["EST", "America/New_York"],
  ["Abuja", "Africa/Lagos"],
])("finds %s at %s", (word, value) => {
  const { label = "", hint = "", alsoFoundBy = "" } = zone(summer, value) ?? {};
  expect(`${label} ${hint} ${alsoFoundBy}`).toContain(word);
});

it("names countries, and finds them by their codes", () => {
  const options = countryOptions();
  expect(options.find(({ value }) => value === "NG")).toMatchObject({ label: "Nigeria", alsoFoundBy: "NG" });
  expect(options).toHaveLength(countryCodes.length);
  expect([countryName("GB"), countryName("zz"), countryName("")]).toEqual(["United Kingdom", "zz", ""]);
});
