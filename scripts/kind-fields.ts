import { buildASTSchema, getNamedType, isObjectType, parse, type GraphQLOutputType } from "graphql";
import { entityKinds, recordTypeOf } from "../packages/domain/src/changes.ts";
import { toEnumName } from "../packages/domain/src/enums.ts";

/** A type, and those of the rows if it is a page. */
function shownIn(type: GraphQLOutputType): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named) || !/(Page|Connection|Edge)$/.test(named.name)) return [named.name];
  const rows = Object.values(named.getFields()).filter(({ name }) => ["items", "edges", "node"].includes(name));
  return [named.name, ...rows.flatMap((field) => shownIn(field.type))];
}

/** The type of each kind of record and the root fields that answer it, as a module: the portal reads these again on changes. */
export function kindFieldsModule(sdl: string): string {
  const query = buildASTSchema(parse(sdl)).getQueryType();
  const fields = Object.values(query?.getFields() ?? {}).map(({ name, type }) => ({ name, shown: shownIn(type) }));
  const rows = entityKinds.map((kind) => {
    const type = recordTypeOf(kind);
    const names = fields.filter(({ shown }) => shown.includes(type)).map(({ name }) => name);
    return `  ${toEnumName(kind)}: ${JSON.stringify({ type, fields: names })},\n`;
  });
  return `// Written by scripts/print-schema.ts; do not edit.\n\nexport const kindFields = {\n${rows.join("")}} as const;\n`;
}
