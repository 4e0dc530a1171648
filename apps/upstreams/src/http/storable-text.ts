import { messages } from "@app/domain/messages.ts";
import { isWellFormed } from "@app/domain/plain-line.ts";
import { Refusal, type Fields } from "../service/refusal.ts";

/** More than any body that is understood; what is deeper would only exhaust whoever walks through it. */
const deepest = 32;

interface Place {
  value: unknown;
  path: readonly string[];
}

/** The fields whose text, or the name of a field in them, cannot be stored. Without recursion, since nobody knows the depth. */
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
 * Refuses texts that cannot be stored, wherever they stand in what was sent, at their fields. It comes before anything else
 * looks at it, so that no rule, query or statement needs to think of them.
 */
export function demandWhole(sent: object): void {
  const broken = brokenFields(sent);
  if (broken.length === 0) return;
  const fields: Fields = Object.fromEntries(broken.filter(Boolean).map((name) => [name, messages.notWhole]));
  throw new Refusal("VALIDATION", messages.notWhole, { fields });
}
