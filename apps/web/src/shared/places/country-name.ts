import { memoize } from "@app/domain/memoize.ts";

const names = memoize(() => new Intl.DisplayNames("en-GB", { type: "region" }));

/** A country's name: "NG" → "Nigeria"; an invalid code is returned as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code;
}
