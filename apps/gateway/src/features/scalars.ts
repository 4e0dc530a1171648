import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const date = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

type Holds = (text: string) => boolean;

/** Whether a day is in the calendar; the servers have no year 0. */
function isReal(text: string): boolean {
  const time = new Date(text);
  return !text.startsWith("0000") && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 10));
}

/**
 * A scalar whose wire form is a string that passes `holds`; values are passed on unchanged, since lists contain
 * thousands. Input has to pass `holdsSent` too.
 */
function textScalar(name: string, holds: Holds, example: string, holdsSent: Holds = () => true) {
  const checked = (value: unknown, isSent: boolean): string => {
    if (typeof value === "string" && holds(value) && (!isSent || holdsSent(value))) return value;
    throw new GraphQLError(`${name} must be written like ${example}.`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => checked(value, false),
    parseValue: (value) => checked(value, true),
    parseLiteral: (node) => checked(node.kind === Kind.STRING ? node.value : null, true),
  });
}

/** Any stored field value; the server validates what it receives. */
const fieldValue = new GraphQLScalarType<unknown, unknown>({ name: "FieldValue", serialize: (value) => value });

function minorUnitsFrom(value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new GraphQLError("MinorUnits must be a whole number up to 9007199254740991, such as 2250 for £22.50.");
}

/** An amount of money; `Int` ends at ₦21,474,836.47. */
const minorUnits = new GraphQLScalarType<number, number>({
  name: "MinorUnits",
  serialize: minorUnitsFrom,
  parseValue: minorUnitsFrom,
  parseLiteral: (node) => minorUnitsFrom(node.kind === Kind.INT ? Number(node.value) : null),
});

export const scalars = {
  Date: textScalar("Date", (text) => date.test(text), "2026-10-27", isReal),
  DateTime: textScalar("DateTime", (text) => instant.test(text), "2026-10-27T17:00:00.000Z", isReal),
  FieldValue: fieldValue,
  MinorUnits: minorUnits,
  TimeZone: textScalar("TimeZone", (text) => text !== "", "Africa/Lagos"),
};
