/** The first message in a Formik error, which is nested for list fields. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return undefined;
  for (const inner of Object.values(error)) {
    const text = firstMessage(inner);
    if (text) return text;
  }
  return undefined;
}
