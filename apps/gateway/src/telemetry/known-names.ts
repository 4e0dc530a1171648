import { operationNames } from "@app/schema/operation-names.generated.ts";

const known: ReadonlySet<string> = new Set(operationNames);

/** An operation's name if it is one of ours. Other names are the caller's text and unlimited in number. */
export function knownName(name: string | null | undefined): string {
  if (name == null) return "anonymous";
  return known.has(name) ? name : "unknown";
}
