/** Where the portal shows a task. */
export const taskPath = (id: string): string => `/app/system/tasks?edit=${id}`;

const inWords = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A day, with its time where there is one, as people read it: "on 5 January 2026 at 09:30". */
export const dueInWords = (day: string, time: string | null): string =>
  `on ${inWords.format(new Date(day))}${time === null ? "" : ` at ${time}`}`;
