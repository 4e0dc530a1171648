import { inspect } from "node:util";

/** A one-line reason for anything thrown: the embedded database also throws values that are not errors. */
export function reasonOf(thrown: unknown): string {
  const { cause, message } = Object(thrown) as { cause?: unknown; message?: unknown };
  if (cause !== undefined && cause !== null) return reasonOf(cause);
  const text = typeof message === "string" ? message : inspect(thrown, { breakLength: Infinity });
  return text.replaceAll(/\s+/g, " ").trim();
}
