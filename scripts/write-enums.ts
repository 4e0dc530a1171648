import { writeFileSync } from "node:fs";
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
