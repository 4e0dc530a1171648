import type * as z from "zod";

/** The first message of a schema for each path of a value; empty if valid. */
export function refusalsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

/** The first message of a schema for one value; null if valid. */
export function refusalOf(schema: z.ZodType, value: unknown): string | null {
  return refusalsOf(schema, value)[""] ?? null;
}

/** An id in the databases' format. */
export const anId = "0123456789abcdef01234567";
