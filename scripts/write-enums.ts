import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import routes from "../docs/spec/routes.json" with { type: "json" };
import { toEnumName } from "../packages/domain/src/enums.ts";
import { computedEnumTexts } from "./computed-enum-texts.ts";
import { enumLists, type EnumList } from "./enum-lists.ts";

const domain = new URL("../packages/domain/src/", import.meta.url);
const lists = enumLists();

async function valuesOf({ file, constant }: EnumList): Promise<readonly string[]> {
  const module = (await import(pathToFileURL(new URL(file, domain).pathname).href)) as Record<
    string,
    readonly string[]
  >;
  return module[constant] ?? [];
}

async function block(list: EnumList): Promise<string> {
  const texts = computedEnumTexts[list.name] ?? list.values;
  const lines = (await valuesOf(list)).map((value) => {
    const about = texts.get(value);
    if (about === undefined) throw new Error(`${list.file}: "${value}" of ${list.constant} has no comment before it.`);
    return `  ${JSON.stringify(about)}\n  ${toEnumName(value)}`;
  });
  if (lines.length === 0) throw new Error(`${list.file}: ${list.constant} has no values.`);
  return `${JSON.stringify(list.about)}\nenum ${list.name} {\n${lines.join("\n")}\n}\n`;
}

const written = (path: string, text: string) => writeFileSync(new URL(path, import.meta.url), text);
const blocks = await Promise.all(lists.map(block));
written(
  "../packages/schema/src/enums.generated.graphql",
  `# Written by scripts/write-enums.ts from packages/domain; do not edit.\n\n${blocks.join("\n")}`,
);

const files = [...new Set(lists.map(({ file }) => file))].toSorted();
const constantsOf = (file: string) => [
  ...new Set(lists.filter((list) => list.file === file).map((list) => list.constant)),
];
const imports = files.map((file) => `import { ${constantsOf(file).toSorted().join(", ")} } from "./${file}";\n`);
const entries = lists.map(({ name, constant }) => `  ${name}: ${constant},\n`);
written(
  "../packages/domain/src/graphql-enums.generated.ts",
  `// Written by scripts/write-enums.ts from the lists whose comments say \`@graphql\`; do not edit.\n\n${imports.join("")}
/** The GraphQL enums that are closed lists of ours: name → values in wire spelling. */
export const graphqlEnums: Record<string, readonly string[]> = {\n${entries.join("")}};\n`,
);

/** First path segments under /app/tutoring, where a region's code stands too. */
const segments = routes.flatMap(({ path }) => /^\/app\/tutoring\/([^/:]+)/.exec(path)?.[1] ?? []);
const codes = [...new Set(segments)].toSorted().map((segment) => `  ${JSON.stringify(segment)},\n`);
written(
  "../packages/domain/src/regions/reserved-codes.generated.ts",
  `// Written by scripts/write-enums.ts from docs/spec/routes.json; do not edit.\n\nexport const reservedRegionCodes: readonly string[] = [\n${codes.join("")}];\n`,
);
