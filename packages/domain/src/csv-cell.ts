/** Cells of files that spreadsheets open: what begins like a formula is never executed. */

/** What a spreadsheet reckons out instead of showing it, full-width signs too; with an apostrophe before it, it is only shown. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const guarded = /^''*[=+\-@\t\r＝＋－＠]/;
/** A phone number: nothing that could be reckoned out, and other programs would keep the apostrophe. */
const phone = /^\+\d[\d ]*$/;

/** A cell as it is written: a formula gets an apostrophe before it. */
export const safeCell = (text: string): string => (formula.test(text) && !phone.test(text) ? `'${text}` : text);

/** A cell as it is read: the apostrophe of a guarded one is taken off. */
export const plainCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
