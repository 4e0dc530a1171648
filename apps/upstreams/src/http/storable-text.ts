import { messages } from "@app/domain/messages.ts";
import { isWellFormed } from "@app/domain/plain-line.ts";
import { Refusal, type Fields } from "../service/refusal.ts";

/** Maximum nesting depth accepted in a request. */
const deepest = 32;

interface Place {
  value: unknown;
  path: readonly string[];
}

/** Fields with a text, or a nested field name, that cannot be stored. Iterative, because the depth is unknown. */
function brokenFields(sent: object): string[] {
  const broken = new Set<string>();
  const places: Place[] = [{ value: sent, path: [] }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path } = place;
    if (typeof value === "string" && !isWellFormed(value)) broken.add(path.join("."));
    if (typeof value !== "object" || value === null) continue;
    if (path.length > deepest) throw new Refusal("BAD_REQUEST", "The request is nested too deeply.");
    for (const [name, inner] of Object.entries(value)) {
      if (isWellFormed(name)) places.push({ value: inner, path: [...path, name] });
      else broken.add(path.join("."));
    }
  }
  return [...broken].toReversed();
}

/**
 * Refuses unstorable text anywhere in the input, by field. It runs first, so that no rule or query needs to consider
 * it.
 */
export function rejectUnstorableText(sent: object): void {
  const broken = brokenFields(sent);
  if (broken.length === 0) return;
  const fields: Fields = Object.fromEntries(broken.filter(Boolean).map((name) => [name, messages.notWhole]));
  throw new Refusal("VALIDATION", messages.notWhole, { fields });
}
