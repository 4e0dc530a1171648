import { isObject } from "../common/is-object.ts";
import type { StaleSave } from "../errors/upstream-error.ts";

/** A message of displayable length; null if there is none. */
export const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value.slice(0, 500) : null);

/** The latest record in the refusal of a stale save. */
export function staleSave(body: Readonly<Record<string, unknown>>): StaleSave | null {
  const { current, changedBy, changedAt } = body;
  if (!isObject(current) || typeof current.version !== "number") return null;
  return { current, version: current.version, changedBy: textOrNull(changedBy), changedAt: textOrNull(changedAt) };
}

/** Messages by dotted field name. */
export function fieldTexts(fields: unknown): Record<string, string> {
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
