import { changedFields } from "@app/domain/merge.ts";

/** Only the fields that somebody has changed, so that what others change in the rest stays. */
export function changedOf<Values extends object>(start: Partial<Values>, values: Values): Partial<Values> {
  const changed: readonly string[] = changedFields(start, values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name))) as Partial<Values>;
}
