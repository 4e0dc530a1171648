import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from "graphql";
import { toEnumName } from "@app/domain/enums.ts";
import { bulkAreas } from "../features/system/bulk-areas.ts";

const leaves: Readonly<Record<string, string>> = {
  Int: "1",
  MinorUnits: "1",
  Date: '"2026-01-05"',
  DateTime: '"2026-01-05T09:00:00Z"',
  Boolean: "true",
};

/** The least that a required argument can be. */
function example(type: GraphQLInputType): string {
  if (isNonNullType(type)) return example(type.ofType);
  if (isListType(type)) return "[]";
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (!isInputObjectType(type)) return leaves[type.name] ?? '"x"';
  const required = Object.values(type.getFields()).filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );
  return `{ ${required.map((field) => `${field.name}: ${example(field.type)}`).join(", ")} }`;
}

/** The first kind of job that a list may start. */
function kindFor(field: string, type: GraphQLInputType): string | null {
  const named = getNamedType(type);
  const area = Object.entries(bulkAreas).find(([name]) => name === field)?.[1];
  if (area === undefined || !isEnumType(named)) return null;
  const start = `${toEnumName(area)}_`;
  return named.getValues().find(({ name }) => name.startsWith(start))?.name ?? null;
}

/** An operation that asks for one root field, with the least that it needs. */
export function operationOn(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((one) => isNonNullType(one.type) && one.defaultValue === undefined);
  const kindOf = ({ name, type: of }: (typeof required)[number]) => (name === "kind" ? kindFor(field.name, of) : null);
  const given = required.map((one) => `${one.name}: ${kindOf(one) ?? example(one.type)}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
  return `${type.name.toLowerCase()} { ${field.name}${given && `(${given})`} ${selection} }`;
}
