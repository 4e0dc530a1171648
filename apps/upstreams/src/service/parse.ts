import type { z } from "zod";
import { Refusal, type Fields } from "./refusal.ts";

/** The first message of each field, by dotted name. */
function fieldsOf(error: z.ZodError): Fields {
  const fields: Fields = {};
  for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
  return fields;
}

/** Parses a value by its schema; refused with a message per field. Source: domain.md 0.2. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value ?? {});
  if (success) return data;
  const { "": whole, ...fields } = fieldsOf(error);
  throw new Refusal("VALIDATION", whole ?? Object.values(fields)[0] ?? "", { fields });
}
