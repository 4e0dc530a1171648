import { readdirSync, readFileSync } from "node:fs";
import { Kind, parse } from "graphql";

/** Where operations are written down: the portal's, and the playground's examples. */
const folders = ["../apps/web/src/", "../apps/gateway/playground/"].map((path) => new URL(path, import.meta.url));

function namesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .flatMap((name) => parse(readFileSync(new URL(name, folder), "utf8")).definitions)
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : []));
}

/** The names of all known operations as a module: logs and metrics tell these apart, and no others. */
export function operationNamesModule(): string {
  const names = [...new Set(folders.flatMap(namesIn))].sort();
  const lines = names.map((name) => `  ${JSON.stringify(name)},\n`).join("");
  return `// Written by scripts/print-schema.ts; do not edit.\n\nexport const operationNames: readonly string[] = [\n${lines}];\n`;
}
