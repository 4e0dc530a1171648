import { expect, it } from "@jest/globals";
import { eventsFrom, nextState } from "../machine.ts";
import { anId, refusalsOf } from "../testing/refusals.ts";
import {
  partnerUserEvents,
  partnerUserStatuses,
  type PartnerRole,
  type PartnerUserStatus,
} from "./partner-user-enums.ts";
import { keepsOwner, needsOwner, partnerUserEventDone, partnerUserMachine, readsAs } from "./partner-user-states.ts";
import { partnerUserInput } from "./partner-user.ts";

it("moves as the specification says, and nowhere else", () => {
  const moves = partnerUserStatuses.flatMap((from) =>
    eventsFrom(partnerUserMachine, from).map(
      (event) => `${from} ${event} ${nextState(partnerUserMachine, from, event)}`,
    ),
  );
  expect(moves).toEqual([
    "invited invite invited",
    "invited accept active",
    "invited deactivate deactivated",
    "active suspend suspended",
    "active deactivate deactivated",
    "suspended reinstate active",
    "suspended deactivate deactivated",
  ]);
  expect(Object.keys(partnerUserEventDone)).toEqual([...partnerUserEvents]);
});

const one = (partnerRole: PartnerRole, status: PartnerUserStatus, partnerId = "p") => ({
  partnerId,
  partnerRole,
  status,
});
const owner = one("owner", "active");

it.each([
  ["the last owner is suspended", owner, one("owner", "suspended"), [], false],
  ["the last owner is deactivated", owner, one("owner", "deactivated"), [one("manager", "active")], false],
  ["the last owner becomes a manager", owner, one("manager", "active"), [], false],
  ["the last owner moves to another partner", owner, one("owner", "active", "q"), [], false],
  ["an invited owner is left", owner, one("owner", "suspended"), [one("owner", "invited")], false],
  ["a suspended owner is left", owner, one("owner", "deactivated"), [one("owner", "suspended")], false],
  ["another active owner is left", owner, one("owner", "deactivated"), [owner], true],
  ["the only owner, who is invited, is deactivated", one("owner", "invited"), one("owner", "deactivated"), [], false],
  ["an invited owner goes beside an active one", one("owner", "invited"), one("owner", "deactivated"), [owner], true],
  ["a manager is suspended", one("manager", "active"), one("manager", "suspended"), [owner], true],
  ["the last owner keeps everything", owner, owner, [], true],
  ["a suspended owner is deactivated", one("owner", "suspended"), one("owner", "deactivated"), [], true],
] as const)("when %s", (_, before, after, others, isKept) => {
  expect(keepsOwner(before, after, others)).toBe(isKept);
});

it("asks for an owner first", () => {
  expect(needsOwner([])).toBe(true);
  expect(needsOwner([one("manager", "active"), one("owner", "deactivated")])).toBe(true);
  expect(needsOwner([one("owner", "invited")])).toBe(false);
});

it.each([
  ["active", "suspended", "suspended"],
  ["invited", "suspended", "suspended"],
  ["deactivated", "suspended", "deactivated"],
  ["active", "active", "active"],
  ["active", "ended", "active"],
  ["suspended", "active", "suspended"],
] as const)("one who is %s, of a partner that is %s, reads as %s", (own, partner, shown) => {
  expect(readsAs(own, partner)).toBe(shown);
});

it.each([
  ["firstName", "", "First name is required."],
  ["email", "ada", "Enter a valid email address."],
  ["partnerRole", "boss", "Choose a valid role."],
  ["partnerId", "x", "The selected partner no longer exists."],
])("refuses the %s %j", (field, value, text) => {
  const draft = { firstName: "Ada", lastName: "Obi", email: "Ada@x.example", partnerId: anId, partnerRole: "owner" };
  expect(refusalsOf(partnerUserInput, { ...draft, [field]: value })).toEqual({ [field]: text });
});
