/** What is typed of dates that are to be added. */
export interface DateValues {
  date: string;
  time: string;
  weeks: number | string | null;
  /** Whether a day is left out, by its date. */
  skip: Readonly<Record<string, boolean>>;
}

/** The days that are left out. */
export const skippedOf = ({ skip }: Pick<DateValues, "skip">): string[] =>
  Object.keys(skip).filter((date) => skip[date]);

/** "18:00", from a time of day in an address; "" for what is none. */
export const timeIn = (text: string | null): string =>
  text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : "";
