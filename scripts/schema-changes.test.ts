import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { changelogLines } from "./changelog-lines.ts";
import { breaking, changelogEntry, changelogFile, changesBetween, changesSincePromised } from "./schema-changes.ts";

it("breaks no caller unless the changelog says so, which `npm run schema:accept` writes", async () => {
  const changelog = readFileSync(changelogFile, "utf8");
  const lines = changelogLines(breaking(await changesSincePromised()));
  expect(lines.filter((line) => !changelog.includes(`- ${line}\n`))).toEqual([]);
});

const before = buildSchema("type Query { region(id: ID!): Region old: Int } type Region { id: ID! name: String }");
const after = buildSchema(
  "type Query { region(id: ID!, code: String!): Region } type Region { id: ID! name: String code: String }",
);

it("finds what is taken away or newly demanded, and lets through what is added", async () => {
  const found = breaking(await changesBetween(before, after));
  expect(found).toHaveLength(2);
  expect(found.join()).toMatch(/'old'.*removed/);
  expect(found.join()).toMatch(/'code: String!'.*added/);
});

it("writes the changelog, the worst first", async () => {
  const entry = changelogEntry("2026-11-21", await changesBetween(before, after));
  expect(entry).toMatch(
    /^## 2026-11-21\n\n### Breaking\n\n- .*\n- .*\n\n### Compatible\n\n- New fields of `Region`: `code`\n/,
  );
  expect(changelogEntry("2026-11-21", [])).toBe("");
});

it("says nothing of words", async () => {
  const reworded = buildSchema(
    '"All." type Query { "One." region("Its id." id: ID!): Region old: Int } type Region { "It." id: ID! name: String }',
  );
  await expect(changesBetween(before, reworded)).resolves.toEqual([]);
});

it("tells of what is new as a whole, and of parts together", async () => {
  const grown = buildSchema(
    `directive @auth(requires: String) on FIELD_DEFINITION
     enum Tone { HIGH LOW }
     type Query { region(id: ID!): Region old: Int tone(of: String): Tone @auth(requires: "x") }
     type Region { id: ID! name: String code: String tone: Tone }`,
  );
  const entry = changelogEntry("2026-11-21", await changesBetween(before, grown));
  expect(entry.split("\n").filter((line) => line.startsWith("- "))).toEqual([
    "- New types: `Tone`",
    "- New queries: `tone`",
    "- New fields of `Region`: `code`, `tone`",
  ]);
});
