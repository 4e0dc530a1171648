import * as z from "zod";
import { roleChoices, roles } from "../enums.ts";
import {
  emailField,
  idField,
  optional,
  optionalText,
  phoneField,
  proseField,
  textField,
  timeZoneField,
  versionField,
} from "../fields.ts";
import { messages } from "../messages.ts";

/** The time zone of a new account. Source: domain.md 1.1. */
export const defaultTimeZone = "Africa/Lagos";

const mostRegions = 50;

/** A role is required here; the empty choice is rejected. */
const requiredRole = z.enum(roles, messages.roleRequired);

const fields = z.object({
  firstname: textField("First name", 60),
  lastname: textField("Last name", 60),
  email: emailField,
  phone: optional(phoneField),
  timeZone: timeZoneField,
  /** Regions that an admin sees first; empty for all. */
  regionIds: z
    .array(idField("Region"), messages.list("Regions"))
    .max(mostRegions, messages.atMostItems(mostRegions, "regions")),
});

/** A new account; its owner is invited by email. Source: domain.md 1.1. */
export const staffUserInput = fields.extend({
  user_role: requiredRole,
  timeZone: fields.shape.timeZone.default(defaultTimeZone),
  regionIds: fields.shape.regionIds.default([]),
});
export type StaffUserInput = z.infer<typeof staffUserInput>;

/** An update of an account; omitted fields stay unchanged. Role and status have calls of their own. */
export const staffUserUpdateInput = fields.partial().extend({
  version: versionField,
  status: z.never(messages.statusNotEditable).optional(),
});
export type StaffUserUpdateInput = z.infer<typeof staffUserUpdateInput>;

/** Admits a registered person with a role. */
export const staffUserAdmitInput = z.object({ version: versionField, user_role: requiredRole });

/** Refuses a registered person. */
export const staffUserRefuseInput = z.object({ version: versionField, reason: optionalText("Reason", 500) });

/** Suspends an account. */
export const staffUserSuspendInput = z.object({ version: versionField, reason: proseField("Reason", 500) });

/** Changes the role; the empty choice removes it. */
export const staffUserRoleInput = z.object({
  version: versionField,
  user_role: z.enum(roleChoices, messages.choice("Role")),
});
