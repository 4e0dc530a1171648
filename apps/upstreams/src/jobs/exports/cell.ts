import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** What stands in one place of a sheet. Dates are texts in ISO form; a number is one that can be reckoned with. */
export type Cell = string | number | null;

/** A text as it goes into a file: composed, and without halves of signs. */
export const tidyText = (text: string): string => text.replaceAll(/\p{Cs}/gu, "\uFFFD").normalize("NFC");

/** A phone number as it is written: in groups, of which no spreadsheet makes a number that has lost its plus or its zeros. */
export function phoneCell(number: string | null): Cell {
  if (number === null) return null;
  const known = parsePhoneNumberFromString(number);
  if (known) return known.formatInternational();
  return /^\d{2,}$/.test(number) ? `${number.slice(0, -6)} ${number.slice(-6)}`.trim() : number;
}
