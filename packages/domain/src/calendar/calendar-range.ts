/** A calendar query: a period, and which people and kinds of entries. */
import * as z from "zod";
import { calendarMessages } from "./calendar-messages.ts";

/** Maximum days per query: more than a month with the partial weeks at its ends. */
export const rangeDaysMax = 62;
/** Maximum lessons shown; of more, the first ones. */
export const entriesMax = 2000;

const day = 86_400_000;

/** Both ends of a period; half-open. */
export const rangeRules = z
  .object({ from: z.iso.datetime(calendarMessages.instant), to: z.iso.datetime(calendarMessages.instant) })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / day;
    const problem =
      days <= 0 ? calendarMessages.order : days > rangeDaysMax ? calendarMessages.tooLong(rangeDaysMax) : null;
    if (problem !== null) context.addIssue({ code: "custom", path: ["to"], message: problem });
  });
