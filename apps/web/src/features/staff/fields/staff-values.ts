import * as z from "zod";
import { defaultTimeZone, staffUserInput } from "@app/domain/account/staff-user.ts";

const { firstname, lastname, email, phone, timeZone, regionIds, user_role: role } = staffUserInput.shape;

/** The domain's rules of an account under the API's names. */
export const staffFields = z.object({ firstName: firstname, lastName: lastname, email, phone, timeZone, regionIds });
/** The same with the role that a new account must have. */
export const newStaffFields = staffFields.extend({ role });

/** What the form holds: empty texts instead of nothing. */
export interface StaffValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  timeZone: string;
  regionIds: readonly string[];
}

export interface NewStaffValues extends StaffValues {
  /** As the server spells it; empty until one is chosen. */
  role: string;
}

export const staffLabels: Record<keyof NewStaffValues, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  timeZone: "Time zone",
  regionIds: "Regions",
  role: "Role",
};

export const newStaff: NewStaffValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  timeZone: defaultTimeZone,
  regionIds: [],
  role: "",
};
