/** What a calendar asks for: a stretch of time, and of whom and what. */
import * as z from "zod";
import { calendarMessages } from "./calendar-messages.ts";

/** As many days are asked for at once: a month with the weeks that it begins and ends in, and more than that. */
export const rangeDaysMax = 62;
/** As many lessons are drawn at once; of more, the first are. */
export const entriesMax = 2000;

const day = 86_400_000;

/** Both ends of a stretch of time; half-open. */
export const rangeRules = z
  .object({ from: z.iso.datetime(calendarMessages.instant), to: z.iso.datetime(calendarMessages.instant) })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / day;
    const problem =
      days <= 0 ? calendarMessages.order : days > rangeDaysMax ? calendarMessages.tooLong(rangeDaysMax) : null;
    if (problem !== null) context.addIssue({ code: "custom", path: ["to"], message: problem });
  });
