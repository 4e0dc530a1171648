/** Where the portal shows a task. */
export const taskPath = (id: string): string => `/app/system/tasks?edit=${id}`;

const inWords = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A calendar day as people read it: "5 January 2026". */
export const dayInWords = (day: string): string => inWords.format(new Date(day));
