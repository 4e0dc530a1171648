import { readFileSync, writeFileSync } from "node:fs";
import { promised } from "./schema-baseline.ts";
import { changelogEntry, changelogFile, changesSincePromised } from "./schema-changes.ts";

/** Adds schema changes since `main` to the changelog; running it again replaces its entry. */
const title = "# Changes of the schema\n\n";
const changes = await changesSincePromised();
const entry = changelogEntry(new Date().toISOString().slice(0, 10), changes);
const before = promised("CHANGELOG.md") ?? readFileSync(changelogFile, "utf8");
writeFileSync(changelogFile, title + entry + before.slice(title.length));
process.stdout.write(`${changes.length} changes accepted.\n`);
