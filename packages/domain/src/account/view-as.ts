import { roles, type Role } from "../enums.ts";
import { upperFirst } from "../upper-first.ts";

/** How long someone may view the portal as another role, in minutes. */
export const viewAsMinutes = 60;

/** The roles that a super-admin can view the portal as. */
export const viewableRoles = roles.filter((role) => role !== "super-admin");
export type ViewableRole = (typeof viewableRoles)[number];

/** "content-manager" → "Content manager". */
const named = (role: Role) => upperFirst(role.replaceAll("-", " "));

export const viewAsMessages = {
  /** Why nothing can be changed while viewing as a role. */
  readOnly: (role: Role) => `You are viewing as ${named(role)}. Nothing can be changed.`,
  notViewing: "You are not viewing as another role.",
  began: "Began viewing as this role.",
  stopped: "Stopped viewing as this role.",
  ranOut: `Viewing as this role ended after ${viewAsMinutes} minutes.`,
};
