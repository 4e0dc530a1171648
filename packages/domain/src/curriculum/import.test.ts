import { expect, it } from "@jest/globals";
import { guessMapping } from "../imports/import-column.ts";
import { languageTopicFile, schoolTopicFile, topicExample, topicKindOf } from "../imports/topic-file.ts";
import { planImport, type KnownPart } from "./import.ts";
import { partsMax } from "./subdivision.ts";

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
    lines.map((cells, at) => ({ place: at + 2, cells: [...cells, "", "", ""].slice(0, 5) })),
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

it("takes a topic of one row only, and makes nothing for a row with a problem", () => {
  expect(verdicts(["New", "One"], ["new", "ONE"])).toEqual(["create", "Row 2 has the same topic."]);
  expect(plan(["New", ""]).parts).toEqual([]);
});

it("brings back what an undone import made", () => {
  expect(plan(["Listening", "Back"]).parts).toMatchObject([{ key: "back", revives: "back", parent: "s" }]);
});

it("says of each row that makes a part which parts it adds above", () => {
  const { rows } = plan(["Reading", "Ọ́nụ́"], ["reading", "Aka"], ["Listening", "Ekele"]);
  expect(rows.map(({ topic, above }) => [topic, above])).toEqual([
    ["/reading/ọ́nụ́", ["/reading"]],
    ["/reading/aka", []],
    ["t", []],
  ]);
});

it("refuses rows whose parts a curriculum has no room for, and takes those that fit", () => {
  const full = Array.from({ length: partsMax - 2 }, (_, n) => known(`p${n}`, null, "subject", `Subject ${n}`));
  const rows = [
    ["Subject 0", "One"],
    ["New", "Two"],
    ["Subject 1", "Three"],
    ["Subject 2", "Four"],
  ].map((cells, at) => ({ place: at + 2, cells: [...cells, "", "", ""] }));
  const said = planImport("school", full, rows).rows.map(({ verdict, reason }) => reason ?? verdict);
  const refused = `Use at most ${partsMax} parts.`;
  expect(said).toEqual(["create", refused, "create", refused]);
});

it.each([
  [
    ["Subject", "Topic"],
    ["subject", "topic"],
  ],
  [
    ["minutes", " TOPIC ", "Subject", "Colour"],
    ["minutes", "topic", "subject", null],
  ],
])("reads the head %j", (head, expected) => {
  expect(guessMapping(schoolTopicFile, head)).toEqual(expected);
});

it("has the way down the tree as its first columns, each needed, and an example for every column", () => {
  expect(languageTopicFile.columns.slice(0, 4).map(({ label, needed }) => [label, needed])).toEqual([
    ["Age group", true],
    ["Level", true],
    ["Topic", true],
    ["Description", undefined],
  ]);
  expect(topicExample("language")).toHaveLength(languageTopicFile.columns.length);
  expect(topicExample("school")).toHaveLength(schoolTopicFile.columns.length);
  expect([topicKindOf("language"), topicKindOf("school")]).toEqual([languageTopicFile.name, schoolTopicFile.name]);
});
