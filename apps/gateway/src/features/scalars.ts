import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const date = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A string scalar that must pass `holds`; values are passed on unchanged, since lists contain thousands. */
function textScalar(name: string, holds: (text: string) => boolean, example: string) {
  const checked = (value: unknown): string => {
    if (typeof value === "string" && holds(value)) return value;
    throw new GraphQLError(`${name} must be written like ${example}.`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: checked,
    parseValue: checked,
    parseLiteral: (node) => checked(node.kind === Kind.STRING ? node.value : null),
  });
}

/** Any stored field value; the server validates what it receives. */
const fieldValue = new GraphQLScalarType<unknown, unknown>({ name: "FieldValue", serialize: (value) => value });

export const scalars = {
  Date: textScalar("Date", (text) => date.test(text), "2026-10-27"),
  DateTime: textScalar("DateTime", (text) => instant.test(text), "2026-10-27T17:00:00.000Z"),
  FieldValue: fieldValue,
  TimeZone: textScalar("TimeZone", (text) => text !== "", "Africa/Lagos"),
};
