import { expect, it } from "@jest/globals";
import { eventBack, eventsFrom, nextState } from "../machine.ts";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { partnerEvents, partnerStatuses, type AgreementState } from "./partner-enums.ts";
import { agreementStateOn, isInForce, partnerEventDone, partnerMachine } from "./partner-states.ts";
import { ownDomainOf, partnerInput, partnerUpdateInput } from "./partner.ts";

const school = {
  name: "St Mary's School",
  kind: "school",
  contactName: "Ruth Bello",
  contactEmail: "Ruth@StMarys.example",
  code: " st-marys ",
};

it("writes the code in capitals and the mail address in small letters", () => {
  expect(partnerInput.parse(school)).toEqual({
    ...school,
    contactEmail: "ruth@stmarys.example",
    code: "ST-MARYS",
    regionIds: [],
  });
});

it.each([
  ["name", " ", "Name is required."],
  ["name", "a".repeat(121), "Name must be 120 characters or fewer."],
  ["kind", "ngo", "Choose a valid kind."],
  ["contactName", "", "Contact is required."],
  ["contactEmail", "ruth", "Enter a valid email address."],
  ["phone", "080", "Enter a phone number in international format, for example +2348012345678."],
  ["country", "Nigeria", "Choose a valid country."],
  ["code", "", "Code is required."],
  ["code", "AB", "Use 3 to 24 letters, numbers or hyphens."],
  ["code", "A".repeat(25), "Use 3 to 24 letters, numbers or hyphens."],
  ["code", "ST MARYS", "Use 3 to 24 letters, numbers or hyphens."],
  ["revenueShareBp", 10_001, "Revenue share must be between 0 and 10000."],
  ["revenueShareBp", 12.5, "Revenue share must be a whole number."],
  ["agreementStartsOn", "2026-02-30", "Enter a valid date."],
])("refuses the %s %j", (field, value, text) => {
  expect(refusalsOf(partnerInput, { ...school, [field]: value })).toMatchObject({ [field]: text });
  expect(refusalsOf(partnerUpdateInput, { _id: anId, version: 1, [field]: value })).toEqual({ [field]: text });
});

it.each([
  [{ revenueShareBp: 0 }, ["agreementStartsOn", "agreementFileId"]],
  [{ agreementEndsOn: "2026-12-31" }, ["agreementStartsOn", "agreementFileId"]],
  [{ agreementStartsOn: "2026-01-01" }, ["agreementFileId"]],
  [{ agreementFileId: anId }, ["agreementStartsOn"]],
  [{ agreementFileId: anId, agreementStartsOn: "2026-01-02", agreementEndsOn: "2026-01-01" }, ["agreementEndsOn"]],
  [{ agreementFileId: anId, agreementStartsOn: "2026-01-02", agreementEndsOn: "2026-01-02" }, []],
  [{}, []],
])("takes an agreement whole or not at all: %j", (agreement, faults) => {
  expect(Object.keys(refusalsOf(partnerInput, { ...school, ...agreement })).toSorted()).toEqual(faults.toSorted());
});

const today = "2026-01-05";
it.each<[string | null, string | null, AgreementState]>([
  [null, null, "none"],
  ["2026-01-06", null, "upcoming"],
  ["2026-01-05", null, "running"],
  ["2025-01-01", "2026-03-07", "running"],
  ["2025-01-01", "2026-03-06", "ending"],
  ["2025-01-01", "2026-01-05", "ending"],
  ["2025-01-01", "2026-01-04", "ended"],
])("an agreement from %s to %s is %s", (agreementStartsOn, agreementEndsOn, state) => {
  expect(agreementStateOn({ agreementStartsOn, agreementEndsOn }, today)).toBe(state);
});

it("is in force from its first to its last day", () => {
  expect((["none", "upcoming", "running", "ending", "ended"] as const).filter(isInForce)).toEqual([
    "running",
    "ending",
  ]);
});

it("moves as the specification says, and nowhere else", () => {
  const moves = partnerStatuses.flatMap((from) =>
    eventsFrom(partnerMachine, from).map((event) => `${from} ${event} ${nextState(partnerMachine, from, event)}`),
  );
  expect(moves).toEqual([
    "prospect activate active",
    "prospect end ended",
    "active suspend suspended",
    "active end ended",
    "suspended reinstate active",
    "suspended end ended",
    "ended reopen prospect",
  ]);
  expect(Object.keys(partnerEventDone)).toEqual([...partnerEvents]);
  expect(eventBack(partnerMachine, "active", "suspended")).toBe("reinstate");
  expect(eventBack(partnerMachine, "suspended", "active")).toBeNull();
});

it.each([
  ["ruth@stmarys.example", "stmarys.example"],
  ["ruth@GMAIL.com", null],
  ["ruth@", null],
  ["ruth", null],
  ["ruth@stmarys", null],
])("the organisation's own domain in %s is %s", (email, domain) => {
  expect(ownDomainOf(email)).toBe(domain);
});
