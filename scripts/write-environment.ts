import { readFileSync, writeFileSync } from "node:fs";
import { environmentTables, withVariables } from "./environment-tables.ts";

const { readme, page } = environmentTables();

for (const [name, written] of [
  ["README.md", readme],
  ["docs/site/environment-variables.md", page],
] as const) {
  const file = new URL(`../${name}`, import.meta.url);
  const text = readFileSync(file, "utf8");
  const next = withVariables(text, written);
  if (next !== text) writeFileSync(file, next);
}
