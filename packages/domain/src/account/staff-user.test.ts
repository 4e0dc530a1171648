import { expect, it } from "@jest/globals";
import { anId, refusalsOf } from "../testing/refusals.ts";
import {
  staffUserAdmitInput,
  staffUserInput,
  staffUserRoleInput,
  staffUserSuspendInput,
  staffUserUpdateInput,
} from "./staff-user.ts";

const person = { firstname: "Ada", lastname: "Obi", email: " Ada@Example.org", user_role: "admin" };

it("invites to Lagos and all regions unless told otherwise", () => {
  expect(staffUserInput.parse(person)).toEqual({
    ...person,
    email: "ada@example.org",
    timeZone: "Africa/Lagos",
    regionIds: [],
  });
});

it.each([
  [{ user_role: "" }, { user_role: "Choose a role." }],
  [{ user_role: "owner" }, { user_role: "Choose a role." }],
  [{ firstname: "" }, { firstname: "First name is required." }],
  [{ email: "ada" }, { email: "Enter a valid email address." }],
  [{ timeZone: "WAT" }, { timeZone: "Choose a valid time zone." }],
  [{ regionIds: ["uk"] }, { "regionIds.0": "The selected region no longer exists." }],
  [{ regionIds: Array.from({ length: 51 }, () => anId) }, { regionIds: "Use at most 50 regions." }],
])("refuses %j", (change, refusals) => {
  expect(refusalsOf(staffUserInput, { ...person, ...change })).toEqual(refusals);
});

it("saves what is sent, clears what is null, and leaves the status to its own calls", () => {
  expect(staffUserUpdateInput.parse({ version: 1, phone: null, user_role: "admin" })).toEqual({
    version: 1,
    phone: null,
  });
  expect(refusalsOf(staffUserUpdateInput, { version: 1, status: "active" })).toEqual({
    status: "Status cannot be edited directly. Use the action buttons.",
  });
});

it("asks for a role to admit with and for a reason to suspend", () => {
  expect(refusalsOf(staffUserAdmitInput, { version: 1, user_role: "" })).toEqual({ user_role: "Choose a role." });
  expect(refusalsOf(staffUserSuspendInput, { version: 1, reason: " " })).toEqual({ reason: "Reason is required." });
});

it("can take every role away", () => {
  expect(staffUserRoleInput.parse({ version: 1, user_role: "" })).toEqual({ version: 1, user_role: "" });
  expect(refusalsOf(staffUserRoleInput, { version: 1, user_role: "owner" })).toEqual({
    user_role: "Choose a valid role.",
  });
});
