import * as z from "zod";
import { customerSources } from "../people/people-enums.ts";
import { lessonFor } from "../lessons/lesson-enums.ts";
import { choiceField, dateField, emailField, idField, optional, optionalText, textField } from "../fields.ts";
import { versionField } from "../fields.ts";
import { subjectOptions } from "../lessons/subjects.ts";
import { messages } from "../messages.ts";
import { typedPhoneField } from "../people/person.ts";
import { lostReasons } from "./lead-enums.ts";
import { leadMessages } from "./lead-messages.ts";

export const leadMessageMax = 2000;
export const nextActionMax = 200;

const subjectsField = z
  .array(choiceField("Subject", subjectOptions), messages.list("Subjects"))
  .overwrite((subjects) => [...new Set(subjects)]);

const fields = z.object({
  firstName: textField("First name", 60),
  lastName: optional(textField("Last name", 60)),
  email: optional(emailField),
  phoneNumber: optional(typedPhoneField),
  regionId: idField("Region"),
  subjects: subjectsField,
  whoIsLessonFor: choiceField("Lessons for", lessonFor),
  source: choiceField("Source", customerSources),
  utmSource: optional(textField("Campaign source", 80)),
  utmMedium: optional(textField("Campaign medium", 80)),
  utmCampaign: optional(textField("Campaign", 80)),
  message: optionalText("Message", leadMessageMax),
  ownerId: optional(idField("Owner")),
  /** A day by the owner's clock. */
  nextActionOn: optional(dateField),
  nextAction: optional(textField("Next action", nextActionMax)),
});

interface Reached {
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
}
interface NextAction {
  nextActionOn?: string | null | undefined;
  nextAction?: string | null | undefined;
}

/** What is wrong with a lead as a whole, by its field; a day and what is to be done on it go together. */
export function leadProblem(lead: Reached & NextAction): { field: keyof (Reached & NextAction); text: string } | null {
  if (!lead.email && !lead.phoneNumber) return { field: "email", text: leadMessages.reachable };
  if (lead.nextAction && !lead.nextActionOn) return { field: "nextActionOn", text: leadMessages.actionDay };
  if (lead.nextActionOn && !lead.nextAction) return { field: "nextAction", text: leadMessages.actionWords };
  return null;
}

/** Somebody who asked for lessons. Source: domain.md 1.1. */
export const leadInput = fields
  .extend({ subjects: subjectsField.default([]), whoIsLessonFor: fields.shape.whoIsLessonFor.default("me") })
  .superRefine((lead, context) => {
    const problem = leadProblem(lead);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.text });
  });
export type LeadInput = z.infer<typeof leadInput>;

/** Changes to a lead: what is left out stays. */
export const leadUpdateInput = fields.partial().extend({
  _id: idField("Lead"),
  version: versionField,
  stage: z.never(messages.statusNotEditable).optional(),
});
export type LeadUpdateInput = z.infer<typeof leadUpdateInput>;

const lostReason = z.enum(lostReasons, leadMessages.lostReason);

/** Losing a lead says why. */
export const leadLostInput = z.object({ version: versionField, lostReason });

/** Why many leads were lost. */
export const leadsLostInput = z.object({ lostReason });

/** Who a lead becomes: a customer who is there, or a new one, who has a surname. */
export const leadConvertInput = z.object({
  version: versionField,
  customerId: optional(idField("Customer")),
  lastName: optional(textField("Last name", 60)),
});
export type LeadConvertInput = z.infer<typeof leadConvertInput>;
