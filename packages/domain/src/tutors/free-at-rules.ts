/** What a form asks of when tutors are to be free. Source: domain.md 3.3. */
import * as z from "zod";
import { clockField, dateField, timeZoneField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { freeAtMinutes, type FreeAt } from "./free-at.ts";

/** In place of a day of the week: one day alone. */
export const onOneDay = "date";

/** A day of the week or a date, a time, a length and whose clock. */
export const freeAtRules = z
  .object({
    day: z.string().regex(/^([1-7]|date)$/, messages.required("Day")),
    date: z.string(),
    time: clockField("Time"),
    minutes: wholeField("Length", freeAtMinutes.least, freeAtMinutes.most),
    timeZone: timeZoneField,
  })
  .superRefine(({ day, date }, context) => {
    const problem = day === onOneDay ? dateField.safeParse(date).error?.issues[0]?.message : undefined;
    if (problem !== undefined) context.addIssue({ code: "custom", path: ["date"], message: problem });
  })
  .transform(({ day, date, ...rest }): FreeAt => ({ ...rest, day: day === onOneDay ? date : day }));
