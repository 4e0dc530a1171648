import { collectSubFields } from "@graphql-tools/utils";
import { getNamedType, isObjectType, type FieldNode, type GraphQLObjectType, type GraphQLResolveInfo } from "graphql";

/** How the older server names the fields of each of our types. */
export type FieldNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the caller selected of this field, in the older server's names: fragments opened, skipped fields left out, each field once. */
export function selectionOf(info: GraphQLResolveInfo, names: FieldNames): string {
  return textOf(info, info.returnType, info.fieldNodes, names);
}

function textOf(
  info: GraphQLResolveInfo,
  returned: GraphQLResolveInfo["returnType"],
  nodes: readonly FieldNode[],
  names: FieldNames,
): string {
  const type = getNamedType(returned);
  if (!isObjectType(type)) return "";

  const values = { coerced: info.variableValues, sources: {} };
  const { fields } = collectSubFields(info.schema, info.fragments, values, type, [...nodes]);
  const byName = new Map<string, FieldNode[]>();
  for (const node of [...fields.values()].flat())
    byName.set(node.name.value, [...(byName.get(node.name.value) ?? []), node]);
  const selected = [...byName].flatMap(([name, same]) => fieldText(info, type, name, same, names));
  // Something must be asked for, also when only `__typename` was.
  return `{ ${selected.join(" ") || "_id"} }`;
}

function fieldText(
  info: GraphQLResolveInfo,
  type: GraphQLObjectType,
  name: string,
  nodes: FieldNode[],
  names: FieldNames,
) {
  const field = type.getFields()[name];
  const upstreamName = names[type.name]?.[name];
  return field && upstreamName ? [`${upstreamName} ${textOf(info, field.type, nodes, names)}`.trim()] : [];
}
