import { plainIssue } from "@app/domain/plain-issue.ts";
import { z } from "zod";
import { Refusal, type Fields } from "./refusal.ts";

/** The first message of each field, by dotted name. */
function fieldsOf(error: z.ZodError): Fields {
  const fields: Fields = {};
  for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
  return fields;
}

/** Whether a field of a body, which may be made of two parts, has a default. */
function hasDefault(schema: z.core.$ZodType, name: string): boolean {
  if (schema instanceof z.ZodIntersection)
    return hasDefault(schema.def.left, name) || hasDefault(schema.def.right, name);
  return schema instanceof z.ZodObject && (schema.shape as z.ZodRawShape)[name] instanceof z.ZodDefault;
}

/** A value whose nulls, where a field has a default, count as left out: GraphQL clients send them for what is not set. */
function withoutUnset(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, given]) => given !== null || !hasDefault(schema, name)),
  );
}

/** Parses a value by its schema; refused with a message per field. Source: domain.md 0.2. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(withoutUnset(schema, value ?? {}), { error: plainIssue });
  if (success) return data;
  const { "": whole, ...fields } = fieldsOf(error);
  throw new Refusal("VALIDATION", whole ?? Object.values(fields)[0] ?? "", { fields });
}
