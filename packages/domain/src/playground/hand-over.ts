/** An operation that the portal hands to the playground. */
export interface HandedOperation {
  /** The document, as it is to be shown. */
  query: string;
  /** JSON; empty if it takes none. */
  variables: string;
}

/** The part of a browser's storage that is used. */
interface Store {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const prefix = "playground-hand-over:";
/** What nobody has taken by then is removed, in milliseconds. */
const takenWithinMs = 60_000;

interface Left {
  at: number;
  operations: HandedOperation[];
}

function leftAt(store: Store, key: string): Left | null {
  try {
    return JSON.parse(store.getItem(key) ?? "null") as Left | null;
  } catch {
    return null;
  }
}

function sweep(store: Store, now: number): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  for (const key of keys) {
    if (!key.startsWith(prefix)) continue;
    const left = leftAt(store, key);
    if (left === null || now - left.at > takenWithinMs) store.removeItem(key);
  }
}

/**
 * Leaves operations in the browser for the playground, and returns the fragment of its address that takes them. They
 * are not in the address themselves: variables can contain names, and addresses are logged, bookmarked and passed on.
 */
export function leaveOperations(
  store: Store,
  operations: readonly HandedOperation[],
  now: number,
  key: string,
): string {
  sweep(store, now);
  store.setItem(prefix + key, JSON.stringify({ at: now, operations }));
  return `#from=${key}`;
}

/** Takes what was left under a fragment, once; nothing if it names nothing, or was left too long ago. */
export function takeOperations(store: Store, fragment: string, now: number): readonly HandedOperation[] {
  sweep(store, now);
  const key = prefix + fragment.replace(/^#from=/, "");
  const left = leftAt(store, key);
  store.removeItem(key);
  return left?.operations ?? [];
}
