import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A cell. Dates are ISO texts; numbers can be calculated with. */
export type Cell = string | number | null;

/** Normalises a text for a file: NFC, without lone surrogates. */
export const tidyText = (text: string): string => text.replaceAll(/\p{Cs}/gu, "\uFFFD").normalize("NFC");

/** A phone number in groups, so that no spreadsheet turns it into a number and drops its plus or zeros. */
export function phoneCell(number: string | null): Cell {
  if (number === null) return null;
  const known = parsePhoneNumberFromString(number);
  if (known) return known.formatInternational();
  return /^\d{2,}$/.test(number) ? `${number.slice(0, -6)} ${number.slice(-6)}`.trim() : number;
}
