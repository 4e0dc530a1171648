import { staffEvents, type StaffEvent, type StaffStatus } from "./staff-enums.ts";
import { roles, type Role } from "../enums.ts";
import { nextState } from "../machine.ts";
import { messages } from "../messages.ts";
import { permissionsOf, scopeOf, rightsOf, type Permission, type Rights } from "../permissions.ts";
import { staffEventDone, staffMachine } from "./staff-machine.ts";

/** The fields of an account that the guards need. */
export interface GuardedAccount {
  id: string;
  role: Role | null;
  status: StaffStatus;
  /** Whether its owner has chosen a password. */
  hasPassword: boolean;
}

/** The person who acts. */
export interface Guardian extends Rights {
  id: string;
  /** The person who answers for it, where the guardian is a service token. */
  personId?: string;
}

const personOf = ({ id, personId = id }: Guardian): string => personId;

/** Why an action is refused: no permission, or not in this state. */
export interface GuardRefusal {
  code: "FORBIDDEN" | "WRONG_STATE";
  message: string;
}

const forbidden = (message: string = messages.forbidden): GuardRefusal => ({ code: "FORBIDDEN", message });
const notNow = (message: string): GuardRefusal => ({ code: "WRONG_STATE", message });

/** The permission that each event needs; activation needs a code instead. */
export const staffEventNeeds: Record<Exclude<StaffEvent, "activate">, Permission> = {
  invite: "staff:write",
  admit: "staff:act",
  refuse: "staff:act",
  suspend: "staff:act",
  reinstate: "staff:act",
};

/** Roles that only a super-admin may give or take. Source: domain.md 0.4. */
const isElevated = (role: Role | null) => role === "super-admin" || role === "director";

/** Whether a super-admin could sign in with this account. */
const isUsableSuperAdmin = ({ role, status, hasPassword }: GuardedAccount) =>
  role === "super-admin" && status === "active" && hasPassword;

/** The roles that someone may give, in the matrix's order. */
export function assignableRoles(role: Role | null): readonly Role[] {
  if (!permissionsOf(role).has("staff:write")) return [];
  return role === "super-admin" ? roles : roles.filter((one) => !isElevated(one));
}

/** Why someone may not give a role to a new account; null if they may. */
export function roleRefusal({ role }: Pick<Guardian, "role">, given: Role | null): GuardRefusal | null {
  return isElevated(given) && role !== "super-admin" ? forbidden(messages.onlySuperAdmin) : null;
}

/** Why someone may not change an account at all; null if they may. Directors have no access to super-admins. */
export function reachRefusal(guardian: Guardian, account: GuardedAccount, needs: Permission): GuardRefusal | null {
  if (!rightsOf(guardian).has(needs)) return forbidden();
  return account.role === "super-admin" && scopeOf(guardian.role, "staff") === "belowSuperAdmin" ? forbidden() : null;
}

/** Why an account cannot get another role; null if it can. `superAdmins`: how many can sign in. */
export function roleChangeRefusal(
  guardian: Guardian,
  account: GuardedAccount,
  next: Role | null | undefined,
  superAdmins: number,
): GuardRefusal | null {
  if (!rightsOf(guardian).has("staff:act")) return forbidden();
  if (personOf(guardian) === account.id) return forbidden(messages.ownRole);
  const elevated = roleRefusal(guardian, account.role) ?? roleRefusal(guardian, next ?? null);
  if (elevated) return elevated;
  if (account.status === "pending" || account.status === "refused") {
    return notNow(messages.wrongState("account", account.status, "given another role"));
  }
  const leaves = next !== undefined && next !== "super-admin";
  return leaves && isUsableSuperAdmin(account) && superAdmins <= 1 ? notNow(messages.lastSuperAdmin) : null;
}

/** Why this person may not apply an event to an account; null if they may. Source: domain.md 0.4, 2.12. */
export function staffEventRefusal(
  guardian: Guardian,
  account: GuardedAccount,
  event: Exclude<StaffEvent, "activate">,
  superAdmins: number,
): GuardRefusal | null {
  const outOfReach = reachRefusal(guardian, account, staffEventNeeds[event]);
  if (outOfReach) return outOfReach;
  const hasLink = event !== "invite" || !account.hasPassword;
  if (nextState(staffMachine, account.status, event) === null || !hasLink) {
    return notNow(messages.wrongState("account", account.status, staffEventDone[event]));
  }
  if (event !== "suspend") return null;
  if (isUsableSuperAdmin(account) && superAdmins <= 1) return notNow(messages.lastSuperAdmin);
  return personOf(guardian) === account.id ? forbidden(messages.ownSuspension) : null;
}

/** All events that this person may apply to an account in its current state. */
export function allowedStaffEvents(guardian: Guardian, account: GuardedAccount, superAdmins: number): StaffEvent[] {
  return staffEvents
    .filter((event) => event !== "activate")
    .filter((event) => staffEventRefusal(guardian, account, event, superAdmins) === null);
}
