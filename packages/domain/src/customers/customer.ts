import * as z from "zod";
import { contactChannels, customerSources, lessonFor } from "../people/people-enums.ts";
import { choiceField, currencyField, emailField, idField, optional, proseField, versionField } from "../fields.ts";
import { optionalText, textField, timeZoneField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { personDetailFields, secondEmailProblem } from "../people/person.ts";
import { tagsField } from "../people/tags.ts";
import { referralCodeField } from "../referrals/referral-code.ts";
import { customerMessages } from "./customer-messages.ts";
import { firstDependentInput } from "./dependent.ts";

const yesOrNo = z.boolean(messages.yesOrNo);

const fields = z.object({
  ...personDetailFields,
  /** The region's time zone by default. */
  timeZone: optional(timeZoneField),
  regionId: idField("Region"),
  currency: optional(currencyField),
  zohoEmail: optional(emailField),
  whoIsLessonFor: choiceField("Lessons for", lessonFor),
  /** Whether they take lessons themselves; always true if the lessons are for them. */
  isLearner: yesOrNo.optional(),
  source: optional(choiceField("Source", customerSources)),
  ownerId: optional(idField("Owner")),
  preferredChannel: choiceField("Preferred channel", contactChannels),
  tags: tagsField,
  billingAddress: optionalText("Billing address", 300),
  taxId: optional(textField("Tax number", 40)),
  invoiceEmail: optional(emailField),
  autoSend: yesOrNo,
  dueDays: wholeField("Days to pay", 0, 60),
  cancellationPolicyId: optional(idField("Cancellation policy")),
});

/** A new customer. Source: domain.md 1.1. */
export const customerInput = fields
  .extend({
    whoIsLessonFor: fields.shape.whoIsLessonFor.default("me"),
    /** Whom the lessons are for, added to the account in the same step. */
    dependent: optional(firstDependentInput),
    /** The code of the partner or referrer who sent them; said once, when they are added. */
    referralCode: optional(referralCodeField),
    preferredChannel: fields.shape.preferredChannel.default("email"),
    tags: tagsField.default([]),
    autoSend: yesOrNo.default(false),
    dueDays: fields.shape.dueDays.default(7),
    marketingConsent: yesOrNo.default(false),
  })
  .superRefine((customer, context) => {
    const problem = secondEmailProblem(customer);
    if (problem !== null) context.addIssue({ code: "custom", path: ["secondaryEmail"], message: problem });
  });
export type CustomerInput = z.infer<typeof customerInput>;

/** An update of a customer; omitted fields stay unchanged. */
export const customerUpdateInput = fields.partial().extend({
  _id: idField("Customer"),
  version: versionField,
  status: z.never(messages.statusNotEditable).optional(),
});
export type CustomerUpdateInput = z.infer<typeof customerUpdateInput>;

/** Whether a customer takes lessons themselves: if the lessons are for them, or if it is said. */
export const isOwnLearner = ({
  whoIsLessonFor,
  isLearner,
}: {
  whoIsLessonFor: string;
  isLearner?: boolean | undefined;
}): boolean => whoIsLessonFor === "me" || isLearner === true;

/** Blocking takes a reason. */
export const customerBlockInput = z.object({ version: versionField, reason: proseField("Reason", 500) });

/** Sets the owner of many customers. Empty and null mean nobody; the field is required. */
export const customerOwnerInput = z.object({
  ownerId: z.preprocess((given) => (given === "" ? null : given), idField("Owner").nullable()),
});

/** Finds likely duplicates before a customer is added. */
export const likelyCustomerQuery = z.object({
  email: z.array(z.string().max(254)).max(1).default([]),
  phoneNumber: z.array(z.string().max(40)).max(1).default([]),
  lastName: z.array(z.string().max(200)).max(1).default([]),
  regionId: z.array(z.string()).max(1).default([]),
});

/** Whether a customer in this state needs contact details and has none. */
export const reachProblem = (
  status: string,
  { email, phoneNumber }: { email: string | null; phoneNumber: string | null },
): string | null => (status === "active" && email === null && phoneNumber === null ? customerMessages.reachable : null);
