/** Rules for a form that searches for free tutors. Source: domain.md 3.3. */
import * as z from "zod";
import { clockField, dateField, timeZoneField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { freeAtMinutes, type FreeAt } from "./free-at.ts";

/** A single date instead of a weekday. */
export const onOneDay = "date";

/** A weekday or date, a time, a length and a zone. */
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
