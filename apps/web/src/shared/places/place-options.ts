import { memoize } from "@app/domain/memoize.ts";
import type { Option } from "@app/ui/form/option.ts";
import { countryName } from "./country-name.ts";
import { countryCodes, zoneTable } from "./zone-table.generated.ts";

const minuteMs = 60_000;

const offsetFormat = memoize(
  (timeZone: string) => new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }),
);
const { compare } = new Intl.Collator("en-GB");

/** A zone's offset from UTC at an instant, in minutes. */
function offsetOf(timeZone: string, at: Date): number {
  const parts = offsetFormat(timeZone).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /^GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** "UTC+5:30 · 14:05": a zone's offset and current time. */
function clockAt(timeZone: string, at: Date): string {
  const offset = offsetOf(timeZone, at);
  const there = new Date(at.getTime() + offset * minuteMs);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const ahead = `UTC${offset < 0 ? "−" : "+"}${hours}${minutes === 0 ? "" : `:${twoDigits(minutes)}`}`;
  return `${ahead} · ${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`;
}

/** All time zones by current name, also found by city, country, common name or abbreviation. */
export const zoneOptions = (now: Date): Option[] =>
  zoneTable.map(([zone, country, words]) => {
    const [commonName = ""] = words.split(", ");
    return {
      value: zone,
      label: zone.replaceAll("_", " "),
      hint: `${commonName}, ${countryName(country)} · ${clockAt(zone, now)}`,
      alsoFoundBy: words,
    };
  });

/** All countries by name, also found by code. */
export const countryOptions = (): Option[] =>
  countryCodes
    .map((code) => ({ value: code, label: countryName(code), alsoFoundBy: code }))
    .toSorted((one, other) => compare(one.label, other.label));
