/** Replaces the null in a GraphQL response that an error explains with the error. False if there is no such place. */
export function placeError(answer: unknown, path: readonly unknown[], error: Error): boolean {
  let around: unknown = answer;
  for (const [place, step] of path.entries()) {
    if (typeof around !== "object" || around === null) return false;
    const fields = around as Record<PropertyKey, unknown>;
    const key = step as PropertyKey;
    if (!Object.hasOwn(fields, key)) return false;
    // An earlier null: the error has propagated to a nullable field.
    if (fields[key] === null || place === path.length - 1) {
      fields[key] = error;
      return true;
    }
    around = fields[key];
  }
  return false;
}
