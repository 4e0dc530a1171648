/** A query string with some parameters set, or removed if null; the others stay. Always starts with "?". */
export function withParams(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  // "?new=" becomes "?new".
  return `?${next.toString().replaceAll(/=(?=&|$)/g, "")}`;
}
