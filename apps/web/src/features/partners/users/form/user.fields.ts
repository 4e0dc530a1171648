import { partnerRoles } from "@app/domain/partners/partner-user-enums.ts";
import { partnerUserInput } from "@app/domain/partners/partner-user.ts";
import type { PartnerRole } from "@app/schema/types.generated.ts";
import { enumField, reference, text, texts, yesNo } from "../../../../shared/records/form-fields.ts";
import { formOf } from "../../../../shared/records/form-of.ts";
import type { PartnerUserRowFragment } from "../user.generated.ts";

/** The form of a partner's user as a table of its fields. */
export const userForm = formOf<PartnerUserRowFragment>()(partnerUserInput, {
  firstName: text("First name"),
  lastName: text("Last name"),
  email: text("Email"),
  partnerId: reference("Partner", "partner"),
  partnerRole: enumField<PartnerRole>()("Role", partnerRoles),
  allLearners: yesNo("Sees all of the partner’s learners"),
  learnerIds: texts("Learners"),
});
export type UserValues = ReturnType<typeof userForm.recordOf>["values"];
