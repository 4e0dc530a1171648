import { changedFields, mergeChanges, withTheirs } from "./merge.ts";

const start = { name: "Igbo for families", bio: "", zone: "Africa/Lagos", outcomes: ["Greets"] as readonly string[] };
type Record = typeof start;

it.each<[string, Partial<Record>, string[]]>([
  ["nothing", {}, []],
  ["a text", { bio: "Teacher" }, ["bio"]],
  ["a list that reads the same", { outcomes: ["Greets"] }, []],
  ["the order of a list", { outcomes: ["Counts", "Greets"] }, ["outcomes"]],
])("names the changed fields: %s", (_, change, names) => {
  expect(changedFields(start, { ...start, ...change })).toEqual(names);
});

interface Case {
  what: string;
  mine: Partial<Record>;
  theirs: Partial<Record>;
  values: Partial<Record>;
  onlyTheirs: string[];
  conflicts: string[];
}

it.each<Case>([
  { what: "nobody changed anything", mine: {}, theirs: {}, values: {}, onlyTheirs: [], conflicts: [] },
  {
    what: "only I did",
    mine: { bio: "Teacher" },
    theirs: {},
    values: { bio: "Teacher" },
    onlyTheirs: [],
    conflicts: [],
  },
  {
    what: "only they did",
    mine: {},
    theirs: { zone: "Europe/London" },
    values: { zone: "Europe/London" },
    onlyTheirs: ["zone"],
    conflicts: [],
  },
  {
    what: "each changed another field",
    mine: { bio: "Teacher" },
    theirs: { zone: "Europe/London" },
    values: { bio: "Teacher", zone: "Europe/London" },
    onlyTheirs: ["zone"],
    conflicts: [],
  },
  {
    what: "both made the same change",
    mine: { bio: "Teacher" },
    theirs: { bio: "Teacher" },
    values: { bio: "Teacher" },
    onlyTheirs: [],
    conflicts: [],
  },
  {
    what: "both changed one field, and each another",
    mine: { name: "Igbo at home", bio: "Teacher" },
    theirs: { name: "Igbo for all", zone: "Europe/London" },
    values: { name: "Igbo at home", bio: "Teacher", zone: "Europe/London" },
    onlyTheirs: ["zone"],
    conflicts: ["name"],
  },
  {
    what: "I emptied what they wrote into",
    mine: { outcomes: [] },
    theirs: { outcomes: ["Greets", "Counts"] },
    values: { outcomes: [] },
    onlyTheirs: [],
    conflicts: ["outcomes"],
  },
])("merges where $what", ({ mine, theirs, values, onlyTheirs, conflicts }) => {
  const merge = mergeChanges(start, { ...start, ...mine }, { ...start, ...theirs });
  expect(merge.values).toEqual({ ...start, ...values });
  expect(merge.theirs).toEqual(onlyTheirs);
  expect(merge.conflicts.map(({ name }) => name)).toEqual(conflicts);
});

it("tells of a conflict what stood there before, what I wrote and what they wrote", () => {
  const { conflicts } = mergeChanges(start, { ...start, name: "Mine" }, { ...start, name: "Theirs" });
  expect(conflicts).toEqual([{ name: "name", before: "Igbo for families", mine: "Mine", theirs: "Theirs" }]);
});

it("leaves each conflict to whom it is given", () => {
  const mine = { ...start, name: "Mine", bio: "Mine" };
  const theirs = { ...start, name: "Theirs", bio: "Theirs", zone: "Europe/London" };
  const merge = mergeChanges(start, mine, theirs);
  expect(withTheirs(merge, ["bio"])).toEqual({ ...start, name: "Mine", bio: "Theirs", zone: "Europe/London" });
  expect(withTheirs(merge, ["name", "bio"])).toEqual(theirs);
  expect(withTheirs(merge, [])).toEqual({ ...mine, zone: "Europe/London" });
});
