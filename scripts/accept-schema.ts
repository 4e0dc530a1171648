import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { baselineFile, changelogEntry, changelogFile, changesSinceBaseline } from "./schema-changes.ts";

/** Promises the present schema to callers: it becomes the baseline, and what changed goes into the changelog. */
const title = "# Changes of the schema\n\n";
const changes = await changesSinceBaseline();
const entry = changelogEntry(new Date().toISOString().slice(0, 10), changes);
const entries = readFileSync(changelogFile, "utf8").slice(title.length);
writeFileSync(changelogFile, title + entry + entries);
copyFileSync(new URL("../packages/schema/schema.graphql", import.meta.url), baselineFile);
process.stdout.write(`${changes.length} changes accepted.\n`);
