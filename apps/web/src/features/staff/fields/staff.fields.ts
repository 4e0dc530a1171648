import * as z from "zod";
import { defaultTimeZone, staffUserInput } from "@app/domain/account/staff-user.ts";
import { roles } from "@app/domain/enums.ts";
import type { Role } from "@app/schema/types.generated.ts";
import { enumField, references, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { StaffProfileFragment } from "../detail/staff-user.generated.ts";
import type { StaffStandingFragment } from "../events/staff-events.generated.ts";

const { firstname, lastname, email, phone, timeZone, regionIds, user_role: role } = staffUserInput.shape;

/** The domain's rules of an account under the API's names. */
const rules = z.object({ firstName: firstname, lastName: lastname, email, phone, timeZone, regionIds });
const fields = {
  firstName: text("First name"),
  lastName: text("Last name"),
  email: text("Email"),
  phone: text("Phone"),
  timeZone: text("Time zone", defaultTimeZone),
  regionIds: references("Regions", "regions"),
} as const;

/** The form of an account that is there. */
export const staffForm = formOf<StaffProfileFragment>()(rules, fields);

/** The same with the role that a new account must have. */
export const newStaffForm = formOf<StaffProfileFragment & StaffStandingFragment>()(rules.extend({ role }), {
  ...fields,
  role: enumField<Role>()("Role", roles),
});
export type NewStaffValues = ReturnType<typeof newStaffForm.recordOf>["values"];
