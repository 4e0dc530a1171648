import { writeFileSync } from "node:fs";
import { rawTimeZones } from "@vvo/tzdb";

/** Abbreviations that are letters, not offsets: EST, but not +03. */
const letters = (abbreviation: string | undefined) =>
  abbreviation && /^[A-Z]+$/.test(abbreviation) ? [abbreviation] : [];

/** Each time zone by today's name with the code of its country and the words that people look for it by. */
const zones = rawTimeZones
  .map(({ name, countryCode, alternativeName, mainCities, abbreviation, dstAbbreviation }) => {
    const words = [alternativeName, ...mainCities, ...letters(abbreviation), ...letters(dstAbbreviation)];
    return [name, countryCode, [...new Set(words)].join(", ")] as const;
  })
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
const countries = [...new Set(zones.map(([, code]) => code))].toSorted();

writeFileSync(
  new URL("../apps/web/src/shared/places/zone-table.generated.ts", import.meta.url),
  `/** Written by scripts/write-zones.ts from @vvo/tzdb: time zone, code of its country, words to find it by. */
export const zoneTable: readonly (readonly [zone: string, country: string, words: string])[] = ${JSON.stringify(zones)};

/** Two-letter codes of all countries. */
export const countryCodes: readonly string[] = ${JSON.stringify(countries)};
`,
);
