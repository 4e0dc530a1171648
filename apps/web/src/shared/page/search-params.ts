/** The query part of an address with some parameters set, or with null taken out; the others stay. Always starts with "?". */
export function withParams(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  // "?new=" reads as "?new".
  return `?${next.toString().replaceAll(/=(?=&|$)/g, "")}`;
}
