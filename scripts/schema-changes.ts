import { readFileSync } from "node:fs";
import { CriticalityLevel, diff, type Change } from "@graphql-inspector/core";
import { buildSchema, type GraphQLSchema } from "graphql";
import { changelogLines } from "./changelog-lines.ts";
import { promised } from "./schema-baseline.ts";

const file = (name: string) => new URL(`../packages/schema/${name}`, import.meta.url);

export const changelogFile = file("CHANGELOG.md");

const headings: readonly (readonly [CriticalityLevel, string])[] = [
  [CriticalityLevel.Breaking, "Breaking"],
  [CriticalityLevel.Dangerous, "Dangerous"],
  [CriticalityLevel.NonBreaking, "Compatible"],
];

/** What has changed in a schema, as its callers see it; how it is described changes nothing for them. */
export async function changesBetween(before: GraphQLSchema, after: GraphQLSchema): Promise<Change[]> {
  return (await diff(before, after)).filter(({ type }) => !String(type).includes("DESCRIPTION"));
}

/** What has changed since callers were last promised a schema. */
export async function changesSincePromised(): Promise<Change[]> {
  const before = promised("schema.graphql");
  return before === null
    ? []
    : changesBetween(buildSchema(before), buildSchema(readFileSync(file("schema.graphql"), "utf8")));
}

/** The changes that break a caller who did nothing wrong. */
export const breaking = (changes: readonly Change[]): string[] =>
  changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking).map(({ message }) => message);

/** One entry of the changelog: the worst first; empty where nothing changed. */
export function changelogEntry(day: string, changes: readonly Change[]): string {
  const parts = headings.flatMap(([level, heading]) => {
    const messages = changes.filter(({ criticality }) => criticality.level === level).map(({ message }) => message);
    const lines = changelogLines(messages).map((line) => `- ${line}`);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.join("\n")}\n`];
  });
  return parts.length === 0 ? "" : `## ${day}\n\n${parts.join("\n")}\n`;
}
