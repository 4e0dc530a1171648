import { writeFileSync } from "node:fs";
import routes from "../docs/spec/routes.json" with { type: "json" };
import { toEnumName } from "../packages/domain/src/enums.ts";
import { graphqlEnums } from "../packages/domain/src/graphql-enums.ts";
import { enumTexts } from "./enum-texts.ts";

const blocks = Object.entries(graphqlEnums).map(([name, values]) => {
  const text = enumTexts[name];
  if (!text) throw new Error(`${name} has no description in scripts/enum-texts.ts.`);
  const lines = values.map((value) => {
    const about = text.values[value];
    if (about === undefined) throw new Error(`${name} ${value} has no description in scripts/enum-texts.ts.`);
    return `  ${JSON.stringify(about)}\n  ${toEnumName(value)}`;
  });
  return `${JSON.stringify(text.about)}\nenum ${name} {\n${lines.join("\n")}\n}\n`;
});

const file = new URL("../packages/schema/src/enums.generated.graphql", import.meta.url);
writeFileSync(file, `# Written by scripts/write-enums.ts from packages/domain; do not edit.\n\n${blocks.join("\n")}`);

/** First path segments under /app/tutoring, where a region's code stands too. */
const segments = routes.flatMap(({ path }) => /^\/app\/tutoring\/([^/:]+)/.exec(path)?.[1] ?? []);
const codes = [...new Set(segments)].toSorted().map((segment) => `  ${JSON.stringify(segment)},\n`);
writeFileSync(
  new URL("../packages/domain/src/regions/reserved-codes.generated.ts", import.meta.url),
  `// Written by scripts/write-enums.ts from docs/spec/routes.json; do not edit.\n\nexport const reservedRegionCodes: readonly string[] = [\n${codes.join("")}];\n`,
);
