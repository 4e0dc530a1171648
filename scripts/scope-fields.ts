import { Kind, parse } from "graphql";
import { toEnumName } from "../packages/domain/src/enums.ts";
import { tokenScopes } from "../packages/domain/src/tokens/token-grants.ts";

const roots = new Set(["Query", "Mutation", "Subscription"]);

/** The root fields that each scope of service tokens opens, as a module: whoever chooses scopes sees what they choose. */
export function scopeFieldsModule(sdl: string): string {
  const opened = new Map<string, string[]>(tokenScopes.map((scope) => [toEnumName(scope), []]));
  for (const node of parse(sdl).definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !roots.has(node.name.value)) continue;
    for (const { name, directives } of node.fields ?? []) {
      const auth = directives?.find((one) => one.name.value === "auth")?.arguments?.[0]?.value;
      if (auth?.kind === Kind.ENUM) opened.get(auth.value)?.push(name.value);
    }
  }
  const rows = [...opened].map(([scope, names]) => `  ${scope}: ${JSON.stringify(names)},\n`).join("");
  return `// Written by scripts/print-schema.ts; do not edit.\n\nexport const scopeFields: Readonly<Record<string, readonly string[]>> = {\n${rows}};\n`;
}
