/** What stands in one place of a sheet. Dates are texts in ISO form; a number is one that can be reckoned with. */
export type Cell = string | number | null;

/** A text as it goes into a file: composed, and without halves of signs. */
export const tidyText = (text: string): string => text.replaceAll(/\p{Cs}/gu, "\uFFFD").normalize("NFC");

/** What a spreadsheet would reckon out instead of showing it; with the sign before it, it is only shown. */
const formula = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula. */
export const safeText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A phone number that keeps its zeros: of figures alone a spreadsheet makes a number. */
export const phoneCell = (number: string | null): Cell =>
  number !== null && /^\d{2,}$/.test(number) ? `${number.slice(0, -6)} ${number.slice(-6)}`.trim() : number;
