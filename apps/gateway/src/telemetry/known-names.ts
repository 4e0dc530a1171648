import { operationNames } from "@app/schema/operation-names.generated.ts";

const known: ReadonlySet<string> = new Set(operationNames);

/** An operation's name where it is one of ours. Any other is the caller's own text, and there is no end to those. */
export function knownName(name: string | null | undefined): string {
  if (name == null) return "anonymous";
  return known.has(name) ? name : "unknown";
}
