/** Cells of files that spreadsheets open: what begins like a formula is never executed. */

const formula = /^[=+\-@\t\r]/;
const guarded = /^'[=+\-@\t\r]/;

/** A cell as it is written: a formula gets an apostrophe before it. */
export const safeCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A cell as it is read: the apostrophe of a guarded one is taken off. */
export const plainCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
