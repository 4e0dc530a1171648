import type { HistoryKind } from "@app/schema/types.generated.ts";

/** A change that somebody made on this device and may take back. */
export interface RecentChange {
  kind: HistoryKind;
  id: string;
  /** The version of the record that it made. */
  version: number;
  /** The record as people know it. */
  name: string;
  /** What was done: "United Kingdom saved." */
  text: string;
}

/** `at` as an ISO instant. */
export type KeptChange = RecentChange & { at: string };

const most = 10;
const keyOf = (person: string) => `recentChanges ${person}`;
const isSame = (a: RecentChange, b: RecentChange) => a.kind === b.kind && a.id === b.id;

/** The last changes that somebody made on this device, newest first. */
export function recentChanges(person: string): readonly KeptChange[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptChange[]) : [];
  } catch {
    return [];
  }
}

function keep(person: string, changes: readonly KeptChange[]): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(changes));
  } catch {
    // A full or closed storage: the toast still offers to undo.
  }
}

/** Keeps a change; an earlier one of the same record can no longer be undone. `now` in milliseconds. */
export function rememberChange(person: string, change: RecentChange, now: number): void {
  const { kind, id, version, name, text } = change;
  const others = recentChanges(person).filter((other) => !isSame(other, change));
  keep(person, [{ kind, id, version, name, text, at: new Date(now).toISOString() }, ...others].slice(0, most));
}

export function forgetChange(person: string, change: RecentChange): void {
  keep(
    person,
    recentChanges(person).filter((other) => !isSame(other, change)),
  );
}

/** Forgets all of them: when somebody logs out of a device that others use. */
export function forgetChanges(person: string): void {
  localStorage.removeItem(keyOf(person));
}
