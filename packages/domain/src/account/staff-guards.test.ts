import { expect, it } from "@jest/globals";
import type { Role } from "../enums.ts";
import type { StaffEvent, StaffStatus } from "./staff-enums.ts";
import {
  allowedStaffEvents,
  assignableRoles,
  reachRefusal,
  roleChangeRefusal,
  roleRefusal,
  staffEventRefusal,
  type GuardedAccount,
} from "./staff-guards.ts";

const me = (role: Role | null) => ({ id: "me", role });
const account = (change: Partial<GuardedAccount> = {}): GuardedAccount => ({
  id: "them",
  role: "admin",
  status: "active",
  hasPassword: true,
  ...change,
});
const forbidden = "You do not have permission to do this.";
const onlySuperAdmin = "Only a super-admin can assign this role.";
const lastOne = "At least one active super-admin is required.";

it.each<[Role | null, readonly Role[]]>([
  ["super-admin", ["super-admin", "director", "admin", "content-manager", "content-creator"]],
  ["director", ["admin", "content-manager", "content-creator"]],
  ["admin", []],
  [null, []],
])("lets %s give these roles: %j", (role, roles) => {
  expect(assignableRoles(role)).toEqual(roles);
});

it.each<[Role, Role, string | null]>([
  ["super-admin", "super-admin", null],
  ["director", "admin", null],
  ["director", "director", onlySuperAdmin],
  ["director", "super-admin", onlySuperAdmin],
])("answers a %s who makes a new %s with %j", (role, given, text) => {
  expect(roleRefusal(me(role), given)?.message ?? null).toBe(text);
});

it.each<[Role | null, Role, string | null]>([
  ["super-admin", "super-admin", null],
  ["director", "super-admin", forbidden],
  ["director", "director", null],
  ["admin", "content-creator", forbidden],
  [null, "content-creator", forbidden],
])("answers a %s who touches a %s with %j", (role, theirs, text) => {
  expect(reachRefusal(me(role), account({ role: theirs }), "staff:write")?.message ?? null).toBe(text);
});

it.each<[StaffStatus, boolean, StaffEvent[]]>([
  ["invited", false, ["invite", "suspend"]],
  ["pending", false, ["admit", "refuse"]],
  ["active", true, ["suspend"]],
  ["active", false, ["invite", "suspend"]],
  ["suspended", true, ["reinstate"]],
  ["refused", false, []],
])("allows an account that is %s, with a password: %s, only %j", (status, hasPassword, events) => {
  expect(allowedStaffEvents(me("director"), account({ status, hasPassword }), 2)).toEqual(events);
  expect(allowedStaffEvents(me("admin"), account({ status, hasPassword }), 2)).toEqual([]);
});

it("says which state stands in the way", () => {
  const refusal = staffEventRefusal(me("director"), account({ status: "refused" }), "suspend", 2);
  expect(refusal).toEqual({
    code: "WRONG_STATE",
    message: "This account is refused, so it cannot be suspended.",
  });
});

it("keeps the last super-admin who can sign in, and lets nobody suspend themselves", () => {
  const self = account({ id: "me", role: "super-admin" });
  expect(staffEventRefusal(me("super-admin"), self, "suspend", 1)?.message).toBe(lastOne);
  expect(staffEventRefusal(me("super-admin"), self, "suspend", 2)?.message).toBe(
    "You cannot suspend your own account.",
  );
  const other = account({ role: "super-admin" });
  expect(staffEventRefusal(me("super-admin"), other, "suspend", 2)).toBeNull();
  expect(
    staffEventRefusal(me("super-admin"), account({ role: "super-admin", hasPassword: false }), "suspend", 1),
  ).toBeNull();
});

it.each<[string, Role, GuardedAccount, Role | null, number, string | null]>([
  [
    "oneself",
    "super-admin",
    account({ id: "me", role: "super-admin" }),
    "admin",
    2,
    "You cannot change your own role.",
  ],
  ["up to director", "director", account(), "director", 2, onlySuperAdmin],
  ["a director down", "director", account({ role: "director" }), "admin", 2, onlySuperAdmin],
  ["a super-admin down", "director", account({ role: "super-admin" }), "admin", 2, onlySuperAdmin],
  ["the last super-admin", "super-admin", account({ role: "super-admin" }), "admin", 1, lastOne],
  ["one of two super-admins", "super-admin", account({ role: "super-admin" }), "admin", 2, null],
  ["a super-admin to the same", "super-admin", account({ role: "super-admin" }), "super-admin", 1, null],
  [
    "somebody pending",
    "director",
    account({ status: "pending" }),
    "admin",
    2,
    "This account is pending, so it cannot be given another role.",
  ],
  ["to none", "director", account(), null, 2, null],
  ["without the right", "admin", account(), "content-creator", 2, forbidden],
])("answers a change of role of %s by a %s", (_, role, theirs, next, superAdmins, text) => {
  expect(roleChangeRefusal(me(role), theirs, next, superAdmins)?.message ?? null).toBe(text);
});
