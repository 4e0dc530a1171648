/**
 * Prints the lines of each area by layer, the longest files and circular imports. `--suite` adds the duration of the last
 * full test run, and its estimate with every screen and entity built.
 */
import { fileURLToPath } from "node:url";
import { entitiesOf, layerNames, longestOf } from "./measure/entities.ts";
import { handWritten, importCycles } from "./measure/sources.ts";
import { suiteReport } from "./measure/suite.ts";
import { tableOf } from "./measure/table.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const longest = 10;

const files = handWritten(root);
const entities = entitiesOf(files);
const cell = ({ lines, files: count }: { lines: number; files: number }) => (count === 0 ? "–" : `${lines} / ${count}`);

console.log("Hand-written lines / files of each area, without tests and generated code\n");
console.log(
  tableOf([
    ["area", ...layerNames, "sum", "imports elsewhere"],
    ...entities.map(({ area, byLayer, sum, edits }) => [
      area,
      ...layerNames.map((name) => cell(byLayer[name])),
      cell(sum),
      cell(edits),
    ]),
  ]),
);

console.log("\nThe longest files\n");
console.log(tableOf(longestOf(files, longest).map(({ path, lines }) => [path, lines])));

const cycles = importCycles(root);
console.log(`\nCircular imports: ${cycles.length}`);
for (const cycle of cycles) console.log(`  ${cycle}`);

if (process.argv.includes("--suite"))
  console.log(
    `\n${suiteReport(
      root,
      entities,
      files.reduce((sum, { lines }) => sum + lines, 0),
    )}`,
  );
