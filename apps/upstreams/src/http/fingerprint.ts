import { createHmac } from "node:crypto";
import { z } from "zod";

/** Names of a body's fields that nothing may be kept of. */
export const secretNames = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([, field]) => field.meta()?.format === "password")
        .map(([name]) => name)
    : [];

/** What of a body may be kept, if only as a hash: everything but its secrets. */
export function withoutSecrets(schema: z.ZodType, body: unknown): unknown {
  const names = secretNames(schema);
  if (names.length === 0) return body;
  return Object.fromEntries(Object.entries(body as object).filter(([name]) => !names.includes(name)));
}

/** Hashes that only who has the key can make, so that what was sent cannot be guessed from them. */
export const fingerprintsWith =
  (key: Buffer) =>
  (call: unknown): string =>
    createHmac("sha256", key).update(JSON.stringify(call)).digest("hex");
