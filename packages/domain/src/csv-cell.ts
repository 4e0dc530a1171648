/** Cells of files for spreadsheets, protected against formula injection. */

/** Text that a spreadsheet would evaluate, full-width signs included. A leading apostrophe makes it plain text. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const guarded = /^''*[=+\-@\t\r＝＋－＠]/;
/** A phone number: it cannot be evaluated, and other programs would keep the apostrophe. */
const phone = /^\+\d[\d ]*$/;

/** A cell to write; a formula gets a leading apostrophe. */
export const safeCell = (text: string): string => (formula.test(text) && !phone.test(text) ? `'${text}` : text);

/** A cell as read, without the guarding apostrophe. */
export const plainCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
