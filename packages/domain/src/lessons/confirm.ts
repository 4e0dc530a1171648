import * as z from "zod";
import { choiceField, dateField, optional, optionalText, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { lessonBillings } from "./lesson-enums.ts";

/** How many days of a series may be left out at once. */
export const skipDatesMax = 60;

const fields = z.object({
  /** As it was proposed, where it is left out. */
  billing: optional(choiceField("Billing", lessonBillings)),
  /** Days on which there is no lesson, by the clock of the lessons. */
  skipDates: z
    .array(dateField, messages.list("Days to skip"))
    .overwrite((dates) => [...new Set(dates)].toSorted())
    .max(skipDatesMax, messages.atMostItems(skipDatesMax, "days to skip"))
    .default([]),
  /** Whether what is no more than unusual has been looked at and accepted. */
  despite: z.boolean(messages.yesOrNo).default(false),
  note: optionalText("Note", 500),
});

/** What a form asks when the customer accepts. */
export const confirmRules = fields;

/** The customer accepts: the course begins. Source: domain.md 2.1, 2.2. */
export const confirmInput = fields.extend({ version: versionField });
export type ConfirmInput = z.infer<typeof confirmInput>;
