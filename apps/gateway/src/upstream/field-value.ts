import {
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

/** The JSON type of one of our scalars. */
const kindOf = ({ name }: GraphQLNamedType) =>
  name === "Boolean" ? "boolean" : numbers.has(name) ? "number" : "string";

/** Converts a value of the older server to our type; undefined if it does not fit. */
type Fit = (value: unknown) => unknown;

const fits = new WeakMap<GraphQLOutputType, Fit>();

/** Conversions are computed once per type, not per value. */
function fitOf(type: GraphQLOutputType): Fit {
  const known = fits.get(type);
  if (known) return known;
  const isRequired = isNonNullType(type);
  const present = fitOfPresent(isRequired ? type.ofType : type);
  const forNull = isRequired ? undefined : null;
  const fit: Fit = (value) => (value === null ? forNull : present(value));
  fits.set(type, fit);
  return fit;
}

/** Closed lists have the same names on both sides. */
function fitOfPresent(type: GraphQLOutputType): Fit {
  if (isListType(type)) {
    const fit = fitOf(type.ofType);
    return (value) => {
      if (!Array.isArray(value)) return undefined;
      const items = value.map(fit);
      return items.includes(undefined) ? undefined : items;
    };
  }
  if (isEnumType(type))
    return (value) => (typeof value === "string" ? (type.getValue(value)?.value as unknown) : undefined);
  const kind = isLeafType(type) ? kindOf(type) : "object";
  return (value) => (typeof value === kind ? value : undefined);
}

/**
 * A field of a record from the older server's GraphQL, validated against our type. A missing value is the server's
 * error, reported at the field.
 */
export function fieldValue(record: object, key: string, type: GraphQLOutputType): unknown {
  const value = (record as Record<string, unknown>)[key];
  if (value instanceof Error) throw value;
  const fitting = value === undefined ? undefined : fitOf(type)(value);
  if (fitting === undefined) throw UpstreamError.senseless("v1-graphql", `"${key}" has another form, or is missing.`);
  return fitting;
}

/** A resolver whose value is checked at run time, as the compiler cannot know it. */
type Reader = (record: object, args: object, context: unknown, info: GraphQLResolveInfo) => never;

/** Resolvers for all fields of a type that are passed through. */
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
