import * as z from "zod";
import { ageGroups, genders, learnerLevels, relationships } from "../people/people-enums.ts";
import { choiceField, dateField, idField, optional, optionalText, timeZoneField, versionField } from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { personNameFields } from "../people/person.ts";
import { customerMessages } from "./customer-messages.ts";

const yesOrNo = z.boolean(messages.yesOrNo);
const subjects = z
  .array(choiceField("Subject", subjectOptions), messages.list("Subjects"))
  .overwrite((chosen) => [...new Set(chosen)]);

const fields = z.object({
  ...personNameFields,
  relationship: choiceField("Relationship", relationships),
  dateOfBirth: optional(dateField),
  /** For dependents whose date of birth is unknown. */
  ageGroup: optional(choiceField("Age group", ageGroups)),
  gender: optional(choiceField("Gender", genders)),
  /** The customer's by default, also when theirs changes. */
  timeZone: optional(timeZoneField),
  level: optional(choiceField("Level", learnerLevels)),
  subjects,
  learningNeeds: optionalText("Learning needs", 1000),
  safeguardingNote: optionalText("Safeguarding note", 1000),
  photoConsent: yesOrNo,
});

/** The problem with the known age; null if there is none. */
export const ageProblem = (known: {
  dateOfBirth?: string | null | undefined;
  ageGroup?: string | null | undefined;
}): string | null => (known.dateOfBirth || known.ageGroup ? null : customerMessages.ageUnknown);

/** A new dependent. Source: domain.md 1.1. */
export const dependentInput = fields
  .extend({
    customerId: idField("Customer"),
    subjects: subjects.default([]),
    photoConsent: yesOrNo.default(false),
  })
  .superRefine((dependent, context) => {
    const problem = ageProblem(dependent);
    if (problem !== null) context.addIssue({ code: "custom", path: ["dateOfBirth"], message: problem });
  });
export type DependentInput = z.infer<typeof dependentInput>;

const together = fields.pick({ firstName: true, relationship: true, dateOfBirth: true, ageGroup: true }).extend({
  /** The customer's by default. */
  lastName: optional(personNameFields.lastName),
});

function refuseAgeless(dependent: Parameters<typeof ageProblem>[0], context: z.RefinementCtx): void {
  const problem = ageProblem(dependent);
  if (problem !== null) context.addIssue({ code: "custom", path: ["dateOfBirth"], message: problem });
}

/** A dependent who is added together with the customer. */
export const firstDependentInput = together.superRefine(refuseAgeless);

/** The same in a family, with what they want to learn. */
export const familyLearnerInput = together.extend({ subjects: subjects.default([]) }).superRefine(refuseAgeless);

export type FirstDependentInput = z.infer<typeof firstDependentInput>;

/** An update of a dependent; omitted fields stay unchanged. The customer cannot change. */
export const dependentUpdateInput = fields.partial().extend({
  _id: idField("Dependent"),
  version: versionField,
  status: z.never(messages.statusNotEditable).optional(),
});
export type DependentUpdateInput = z.infer<typeof dependentUpdateInput>;
