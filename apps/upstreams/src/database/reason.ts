import { inspect } from "node:util";

/** What went wrong, in one line, whatever was thrown: the embedded database has kinds of its own that are no errors. */
export function reasonOf(thrown: unknown): string {
  const { cause, message } = Object(thrown) as { cause?: unknown; message?: unknown };
  if (cause !== undefined && cause !== null) return reasonOf(cause);
  const text = typeof message === "string" ? message : inspect(thrown, { breakLength: Infinity });
  return text.replaceAll(/\s+/g, " ").trim();
}
