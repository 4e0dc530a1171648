/** Calendar dates without a time zone: "2026-10-31". */

const atMidnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(atMidnight(date)).getUTCDay() || 7;

/** Whether a text is a valid calendar date: "2026-02-30" is not. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(atMidnight(text)) &&
  new Date(atMidnight(text)).toISOString().startsWith(text);
