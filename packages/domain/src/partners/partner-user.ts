import * as z from "zod";
import { choiceField, emailField, idField, proseField, stringOf, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { partnerRoles } from "./partner-user-enums.ts";

/** How many learners a user may be given one by one; who is to see more sees all. */
export const learnerScopeMax = 100;

const fields = z.object({
  firstName: textField("First name", 60),
  lastName: textField("Last name", 60),
  email: emailField,
  partnerId: idField("Partner"),
  partnerRole: choiceField("Role", partnerRoles),
  allLearners: z.boolean(messages.yesOrNo),
  /** Customers and pods, of those the partner has; none where all are seen. */
  learnerIds: z
    .array(idField("Learner"), messages.list("Learners"))
    .max(learnerScopeMax, messages.atMostItems(learnerScopeMax, "learners"))
    .overwrite((ids) => [...new Set(ids)]),
});

/** Somebody who works for a partner, as invited. Source: domain.md 1.6. */
export const partnerUserInput = fields.extend({
  allLearners: fields.shape.allLearners.default(false),
  learnerIds: fields.shape.learnerIds.default([]),
});
export type PartnerUserInput = z.infer<typeof partnerUserInput>;

/** An update of a partner's user; omitted fields stay unchanged. */
export const partnerUserUpdateInput = fields.partial().extend({ _id: idField("Partner user"), version: versionField });
export type PartnerUserUpdateInput = z.infer<typeof partnerUserUpdateInput>;

/** A partner's user is suspended and deactivated with a reason. */
export const partnerUserReasonInput = z.object({ version: versionField, reason: proseField("Reason", 500) });

/** The one-time code of an invitation. */
export const partnerAcceptInput = z.object({ code: stringOf("Code").max(200) });

/** How long an invitation works, in days. */
export const partnerInvitationDays = 7;
