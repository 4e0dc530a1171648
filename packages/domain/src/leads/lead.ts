import * as z from "zod";
import { customerSources, lessonFor } from "../people/people-enums.ts";
import { choiceField, dateField, emailField, idField, optional, optionalText, textField } from "../fields.ts";
import { versionField } from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { referralCodeField } from "../referrals/referral-code.ts";
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
  /** In the owner's zone. */
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

/** The problem of a lead as a whole, by field. A next action and its date belong together. */
export function leadProblem(lead: Reached & NextAction): { field: keyof (Reached & NextAction); text: string } | null {
  if (!lead.email && !lead.phoneNumber) return { field: "email", text: leadMessages.reachable };
  if (lead.nextAction && !lead.nextActionOn) return { field: "nextActionOn", text: leadMessages.actionDay };
  if (lead.nextActionOn && !lead.nextAction) return { field: "nextAction", text: leadMessages.actionWords };
  return null;
}

/** A person who asked about lessons. Source: domain.md 1.1. */
export const leadInput = fields
  .extend({
    subjects: subjectsField.default([]),
    whoIsLessonFor: fields.shape.whoIsLessonFor.default("me"),
    /** The code of the partner or referrer who sent them; said once, when they are added. */
    referralCode: optional(referralCodeField),
  })
  .superRefine((lead, context) => {
    const problem = leadProblem(lead);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.text });
  });
export type LeadInput = z.infer<typeof leadInput>;

/** An update of a lead; omitted fields stay unchanged. */
export const leadUpdateInput = fields.partial().extend({
  _id: idField("Lead"),
  version: versionField,
  stage: z.never(messages.statusNotEditable).optional(),
});
export type LeadUpdateInput = z.infer<typeof leadUpdateInput>;

const lostReason = z.enum(lostReasons, leadMessages.lostReason);

/** Marking a lead as lost takes a reason. */
export const leadLostInput = z.object({ version: versionField, lostReason });

/** The same for many leads. */
export const leadsLostInput = z.object({ lostReason });

/** Converts a lead into an existing customer, or into a new one, who needs a last name. */
export const leadConvertInput = z.object({
  version: versionField,
  customerId: optional(idField("Customer")),
  lastName: optional(textField("Last name", 60)),
});
export type LeadConvertInput = z.infer<typeof leadConvertInput>;
