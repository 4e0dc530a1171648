import { recordKinds, type HistoryKind } from "./changes.ts";
import { isSame } from "./merge.ts";
import type { Permission } from "./permissions.ts";

/** Whether someone may read the history of a record; everyone may read their own account's. Source: domain.md 0.4. */
export function mayReadHistory(
  kind: HistoryKind,
  id: string,
  { id: own, may }: { id: string; may: ReadonlySet<Permission> },
): boolean {
  return may.has(recordKinds[kind].readBy) || (kind === "staff-user" && id === own);
}

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/**
 * The named fields in which a record differs from its state before the last of these changes, with their values then.
 * The changes are ordered newest first.
 */
export function fieldsBefore(
  present: Readonly<Record<string, unknown>>,
  changes: readonly Changes[],
  fields: readonly string[],
): Record<string, unknown> {
  const then: Record<string, unknown> = { ...present };
  for (const change of changes) {
    for (const [field, [before]] of Object.entries(change)) then[field] = before;
  }
  const differing = fields.filter((field) => !isSame(then[field], present[field]));
  return Object.fromEntries(differing.map((field) => [field, then[field] ?? null]));
}
