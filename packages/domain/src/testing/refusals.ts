import type * as z from "zod";

/** What a schema says against a value: the path of each field and its first text; empty when it is good. */
export function refusalsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}

/** What a schema says against one value; null when it is good. */
export function refusalOf(schema: z.ZodType, value: unknown): string | null {
  return refusalsOf(schema, value)[""] ?? null;
}

/** An id as the stores make them. */
export const anId = "0123456789abcdef01234567";
