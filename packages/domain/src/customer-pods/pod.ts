import * as z from "zod";
import { learnerLevels } from "../people/people-enums.ts";
import { podBillingModes, type PodBillingMode } from "./pod-enums.ts";
import { choiceField, idField, optional, proseField, textField, timeZoneField, versionField } from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { podMessages } from "./pod-messages.ts";
import { podMembersProblem, wholeShareBp } from "./pod-members.ts";

const member = z.object({
  /** The id of a customer or of a dependent. */
  learnerId: idField("Learner"),
  /** Basis points: 2500 is 25%. Omitted if one customer pays for all. */
  shareBp: optional(z.int(podMessages.podShare).min(1, podMessages.podShare).max(wholeShareBp, podMessages.podShare)),
});

const fields = z.object({
  name: textField("Name", 80),
  subject: choiceField("Subject", subjectOptions),
  level: optional(choiceField("Level", learnerLevels)),
  /** The zone that the lessons keep to, wherever the members live. */
  anchorTimeZone: timeZoneField,
  tutorId: optional(idField("Tutor")),
  billingMode: choiceField("Billing", podBillingModes),
  /** The customer who pays for all, if there is one. */
  payerCustomerId: optional(idField("Payer")),
  members: z.array(member, messages.list("Members")).max(50, podMessages.podTooMany),
});

interface Billed {
  billingMode: PodBillingMode;
  payerCustomerId?: string | null | undefined;
  members: readonly { shareBp?: number | null | undefined }[];
}

/** Billing problems by field. */
export function podBillingProblems({ billingMode, payerCustomerId, members }: Billed): Record<string, string> {
  const shares = members.map(({ shareBp = null }) => ({ shareBp }));
  const problem = podMembersProblem(billingMode, shares);
  const lacksPayer = billingMode === "one-payer" && !payerCustomerId;
  return { ...(problem && { members: problem }), ...(lacksPayer && { payerCustomerId: podMessages.podPayer }) };
}

/** A new pod. Source: domain.md 1.1. */
export const podInput = fields
  .extend({ regionId: idField("Region"), billingMode: fields.shape.billingMode.default("split") })
  .superRefine((pod, context) => {
    for (const [field, message] of Object.entries(podBillingProblems(pod)))
      context.addIssue({ code: "custom", path: [field], message });
  });
export type PodInput = z.infer<typeof podInput>;

/** An update of a pod; omitted fields stay unchanged. Members are sent completely or not at all. */
export const podUpdateInput = fields.partial().extend({ _id: idField("Pod"), version: versionField });
export type PodUpdateInput = z.infer<typeof podUpdateInput>;

const event = z.object({ version: versionField });
/** An event of a pod; closing takes a reason. */
export const podEventInput = event;
export const podCloseInput = event.extend({ reason: proseField("Reason", 500) });
