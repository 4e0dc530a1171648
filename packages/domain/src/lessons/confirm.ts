import * as z from "zod";
import { choiceField, dateField, optional, optionalText, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { lessonBillings } from "./lesson-enums.ts";

/** Maximum dates of a series to skip. */
export const skipDatesMax = 60;

const fields = z.object({
  /** As proposed by default. */
  billing: optional(choiceField("Billing", lessonBillings)),
  /** Dates without a lesson, in the lessons' zone. */
  skipDates: z
    .array(dateField, messages.list("Days to skip"))
    .overwrite((dates) => [...new Set(dates)].toSorted())
    .max(skipDatesMax, messages.atMostItems(skipDatesMax, "days to skip"))
    .default([]),
  /** Whether warnings have been reviewed and accepted. */
  despite: z.boolean(messages.yesOrNo).default(false),
  note: optionalText("Note", 500),
});

/** Rules for a form in which the customer accepts. */
export const confirmRules = fields;

/** The customer accepts and the course begins. Source: domain.md 2.1, 2.2. */
export const confirmInput = fields.extend({ version: versionField });
export type ConfirmInput = z.infer<typeof confirmInput>;
