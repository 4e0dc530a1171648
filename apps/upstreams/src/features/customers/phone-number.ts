import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/max";
import { messages } from "@app/domain/messages.ts";
import { fieldRefusal } from "../../service/refusal.ts";

/** Regions that are not called as their country is in ISO 3166. */
const countries: Readonly<Record<string, CountryCode>> = { UK: "GB" };

/** The country of a region, by its code; null for one that is no country's. */
export function countryOfRegion(code: string): CountryCode | null {
  const named = countries[code] ?? code;
  return isSupportedCountry(named) ? named : null;
}

/**
 * A typed number as E.164: read as people dial it in each of these countries, then with a country's code whose plus may be
 * missing. A number with its code, or with the zero that is dialled at home, may be newer than the lists of numbers in use, so
 * its length is enough. Null for what is
 * no number anywhere.
 */
export function readPhone(typed: string, homes: readonly (string | null)[]): string | null {
  const known = homes.filter((home): home is CountryCode => home !== null && isSupportedCountry(home));
  const abroad = parsePhoneNumberFromString(`+${typed.replace(/^\s*\+/, "")}`);
  const ways = [...known.map((home) => parsePhoneNumberFromString(typed, home)), abroad];
  const found = ways.find((number) => number?.isValid());
  if (found) return found.number;
  const text = typed.trim();
  const home = text.startsWith("0") ? known.map((one) => parsePhoneNumberFromString(text, one)) : [];
  const likely = text.startsWith("+") ? abroad : home.find((number) => number?.isPossible());
  return likely?.isPossible() ? likely.number : null;
}

/** The same, refused where it is no number. */
export function phoneOrRefuse(typed: string, homes: readonly (string | null)[]): string {
  const number = readPhone(typed, homes);
  if (number === null) throw fieldRefusal("phoneNumber", messages.phone);
  return number;
}
