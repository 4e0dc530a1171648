import {
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from "graphql";
import { UpstreamError } from "../errors/upstream-error.ts";
import { asField, keyOf, type NamesOf } from "./selection.ts";

const numbers = new Set(["Int", "Float"]);

/** What a value of one of our scalars is in JSON. */
const kindOf = ({ name }: GraphQLNamedType) =>
  name === "Boolean" ? "boolean" : numbers.has(name) ? "number" : "string";

/** A value of the older server as our type has it; undefined where it is none. Closed lists have the same names on both sides. */
function fit(value: unknown, type: GraphQLOutputType): unknown {
  if (value === null) return isNonNullType(type) ? undefined : null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return undefined;
    const items = value.map((item: unknown) => fit(item, nullable.ofType));
    return items.includes(undefined) ? undefined : items;
  }
  if (isEnumType(nullable)) return typeof value === "string" ? nullable.getValue(value)?.value : undefined;
  if (isLeafType(nullable)) return typeof value === kindOf(nullable) ? value : undefined;
  return typeof value === "object" ? value : undefined;
}

/** One field of a record of the older server's GraphQL, held to our type of it: what it lacks is its fault, and is said at the field. */
export function fieldValue(record: object, key: string, type: GraphQLOutputType): unknown {
  const value = (record as Record<string, unknown>)[key];
  if (value instanceof Error) throw value;
  const fitting = value === undefined ? undefined : fit(value, type);
  if (fitting === undefined) throw UpstreamError.senseless("v1-graphql", `"${key}" has another form, or is missing.`);
  return fitting;
}

/** A resolver whose value is checked when it is run: the compiler cannot know it. */
type Reader = (record: object, args: object, context: unknown, info: GraphQLResolveInfo) => never;

/** Resolvers of all fields of a type that are read as they come. */
export function readersOf<Names extends NamesOf>(names: Names): { [Field in keyof Names]: Reader } {
  const readers = Object.entries(names).map(([name, upstream]): [string, Reader] => {
    const [asked] = asField(upstream);
    return [
      name,
      (record, _, __, info) => fieldValue(record, asked ? keyOf(info, asked) : name, info.returnType) as never,
    ];
  });
  return Object.fromEntries(readers) as { [Field in keyof Names]: Reader };
}
