import { fieldsBefore, mayReadHistory } from "./history.ts";
import { permissionsOf } from "./permissions.ts";

const fields = ["name", "currency", "outcomes"];
const present = { name: "Third", currency: "USD", outcomes: ["Greets"], version: 4 };
const newest = { name: ["Second", "Third"] as const };
const middle = { name: ["First", "Second"] as const, currency: ["GBP", "USD"] as const };
const noise = { version: [1, 2] as const, outcomes: [["Greets"], ["Greets"]] as const };

it.each([
  ["the newest change", [newest], { name: "Second" }],
  ["two changes of one field", [newest, middle], { name: "First", currency: "GBP" }],
  ["a change that has been taken back already", [{ name: ["Third", "Other"] as const }], {}],
  ["fields that nobody restores", [noise], {}],
  ["a field that was empty", [{ currency: [null, "USD"] as const }], { currency: null }],
])("finds what a record held before %s", (_, changes, before) => {
  expect(fieldsBefore(present, changes, fields)).toEqual(before);
});

it.each([
  ["an admin", "admin", "region", "r1", true],
  ["an admin", "admin", "staff-user", "other", false],
  ["an admin", "admin", "staff-user", "me", true],
  ["a director", "director", "staff-user", "other", true],
  ["nobody's role", null, "region", "r1", false],
  ["nobody's role", null, "staff-user", "me", true],
] as const)("says whether %s reads the history of a record", (_, role, kind, id, reads) => {
  expect(mayReadHistory(kind, id, { id: "me", may: permissionsOf(role) })).toBe(reads);
});
