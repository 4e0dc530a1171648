/** Formik's errors may be a text, or nested where a field is a list: the first text in it. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return undefined;
  for (const inner of Object.values(error)) {
    const text = firstMessage(inner);
    if (text) return text;
  }
  return undefined;
}
