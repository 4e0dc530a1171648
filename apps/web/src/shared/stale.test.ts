import { changedFields, conflictsOf, merged } from "./stale.ts";

const start = { name: "Igbo for families", bio: "", zone: "Africa/Lagos" };

it("names the fields that were changed", () => {
  expect(changedFields(start, { ...start, bio: "Teacher" })).toEqual(["bio"]);
});

it("finds a conflict only where both changed one field to different texts", () => {
  const mine = { ...start, name: "Igbo at home", bio: "Same" };
  const theirs = { ...start, name: "Igbo for all", bio: "Same", zone: "Europe/London" };
  expect(conflictsOf(start, mine, theirs)).toEqual([{ name: "name", mine: "Igbo at home", theirs: "Igbo for all" }]);
});

it("keeps what both changed when the changes go together", () => {
  const mine = { ...start, bio: "Teacher" };
  const theirs = { ...start, zone: "Europe/London" };
  expect(conflictsOf(start, mine, theirs)).toEqual([]);
  expect(merged(start, mine, theirs)).toEqual({ name: "Igbo for families", bio: "Teacher", zone: "Europe/London" });
});

it("leaves out of the merge what I give up", () => {
  const mine = { ...start, name: "Igbo at home", bio: "Teacher" };
  const theirs = { ...start, name: "Igbo for all" };
  expect(merged(start, mine, theirs, ["name"])).toEqual({ name: "Igbo for all", bio: "Teacher", zone: "Africa/Lagos" });
});
