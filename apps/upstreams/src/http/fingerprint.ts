import { createHmac } from "node:crypto";
import { z } from "zod";

/** Names of body fields that must not be stored. */
export const secretNames = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([, field]) => field.meta()?.format === "password")
        .map(([name]) => name)
    : [];

/** The part of a body that may be stored, if only as a hash: everything but its secrets. */
export function withoutSecrets(schema: z.ZodType, body: unknown): unknown {
  const names = secretNames(schema);
  if (names.length === 0) return body;
  return Object.fromEntries(Object.entries(body as object).filter(([name]) => !names.includes(name)));
}

/** Keyed hashes, so that the hashed content cannot be guessed. */
export const fingerprintsWith =
  (key: Buffer) =>
  (call: unknown): string =>
    createHmac("sha256", key).update(JSON.stringify(call)).digest("hex");
