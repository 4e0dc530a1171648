import type { HistoryKind } from "@app/schema/types.generated.ts";

/** A change made on this device that can be undone. */
export interface RecentChange {
  kind: HistoryKind;
  id: string;
  /** The version of the record that it made. */
  version: number;
  /** The record's display name. */
  name: string;
  /** What was done: "United Kingdom saved." */
  text: string;
}

/** `at` as an ISO instant. */
export type KeptChange = RecentChange & { at: string };

const most = 10;
const keyOf = (person: string) => `recentChanges ${person}`;
const isSame = (a: RecentChange, b: RecentChange) => a.kind === b.kind && a.id === b.id;

/** A person's latest changes on this device, newest first. */
export function recentChanges(person: string): readonly KeptChange[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? "[]");
    return Array.isArray(stored) ? (stored as KeptChange[]) : [];
  } catch {
    return [];
  }
}

function keep(person: string, changes: readonly KeptChange[]): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(changes));
  } catch {
    // With full or blocked storage, the toast still offers undo.
  }
}

/** Stores a change; an earlier one of the same record can no longer be undone. `now` in milliseconds. */
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

/** Removes all of them, on signing out of a shared device. */
export function forgetChanges(person: string): void {
  localStorage.removeItem(keyOf(person));
}
