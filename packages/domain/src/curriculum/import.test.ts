import { expect, it } from "@jest/globals";
import { importColumns, planImport, readHead, type KnownPart } from "./import.ts";

const known = (
  id: string,
  parentId: string | null,
  type: KnownPart["type"],
  name: string,
  more: Partial<KnownPart> = {},
) => ({
  id,
  parentId,
  type,
  name,
  description: null,
  outcomes: [],
  estimatedMinutes: null,
  archivedAt: null,
  ...more,
});
const tree = [
  known("s", null, "subject", "Listening"),
  known("t", "s", "topic", "Ekele", { description: "Greetings", outcomes: ["Greet"], estimatedMinutes: 30 }),
  known("gone", "s", "topic", "Gone", { archivedAt: "2026-01-01" }),
  known("back", "s", "topic", "Back", { archivedAt: "2026-01-01", revivable: true }),
];
const plan = (...lines: string[][]) =>
  planImport(
    "school",
    tree,
    lines.map((cells, place) => ({ line: place + 2, cells: [...cells, "", "", ""].slice(0, 5) })),
  );
const verdicts = (...lines: string[][]) => plan(...lines).rows.map(({ verdict, reason }) => reason ?? verdict);

it("makes topics, and the parts above them once where they are missing", () => {
  const { rows, parts } = plan(
    ["Reading", "Ọ́nụ́", "Mouth", "Say it | Write it", "45"],
    ["reading", "Aka"],
    ["Listening", "Nri"],
  );
  expect(rows.map(({ verdict }) => verdict)).toEqual(["create", "create", "create"]);
  expect(
    parts.map(({ parent, type, name, outcomes, estimatedMinutes }) => [parent, type, name, outcomes, estimatedMinutes]),
  ).toEqual([
    [null, "subject", "Reading", [], null],
    ["/reading", "topic", "Ọ́nụ́", ["Say it", "Write it"], 45],
    ["/reading", "topic", "Aka", [], null],
    ["s", "topic", "Nri", [], null],
  ]);
});

it.each([
  [["LISTENING", "ekele"], "unchanged"],
  [["Listening", "Ekele", "Greetings", "Greet", "30"], "unchanged"],
  [["Listening", "Ekele", "Hello"], "Ekele already exists with a different description. Change it in the tree."],
  [["Listening", "Ekele", "", "Wave"], "Ekele already exists with different outcomes. Change it in the tree."],
  [["Listening", "Ekele", "", "", "31"], "Ekele already exists with different minutes. Change it in the tree."],
  [["", "Ekele"], "Subject is required."],
  [["Listening", ""], "Topic is required."],
  [["Listening", "New", "", "", "soon"], "Estimated minutes must be a whole number."],
  [["Listening", "Gone"], "Restore Gone first."],
  [["Listening", "x".repeat(101)], "Topic must be 100 characters or fewer."],
])("says of %j: %s", (line, expected) => {
  expect(verdicts(line)).toEqual([expected]);
});

it("takes a topic of one line only, and makes nothing for a line with a problem", () => {
  expect(verdicts(["New", "One"], ["new", "ONE"])).toEqual(["create", "Line 2 has the same topic."]);
  expect(plan(["New", ""]).parts).toEqual([]);
});

it("brings back what an undone import made", () => {
  expect(plan(["Listening", "Back"]).parts).toMatchObject([{ key: "back", revives: "back", parent: "s" }]);
});

it.each([
  [
    ["Subject", "Topic"],
    [0, 1, -1, -1, -1],
  ],
  [
    ["minutes", " TOPIC ", "Subject", ""],
    [2, 1, -1, -1, 0],
  ],
  [["Subject", "Description"], "The column Topic is missing."],
  [
    ["Subject", "Topic", "Colour"],
    "Colour is not a column of this file. Use Subject, Topic, Description, Outcomes, Minutes.",
  ],
])("reads the head %j", (head, expected) => {
  expect(readHead("school", head)).toEqual(expected);
});

it("has the way down the tree as its first columns", () => {
  expect(importColumns("language").slice(0, 4)).toEqual(["Age group", "Level", "Topic", "Description"]);
});
