import type { EntityKind } from "@app/domain/changes.ts";
import { LRUCache } from "lru-cache";
import { frozen } from "./frozen.ts";

/** How long a response is reused, in milliseconds: with and without published changes. */
export const referenceMs = { told: 30_000, untold: 2_000 } as const;

/**
 * How many responses are kept for a role or a set of permissions; the oldest make room. A caller chooses some of the
 * parameters.
 */
export const mostKept = 200;

/** How many roles and sets of permissions have a cache; the least recently used goes. */
const mostSharers = 50;

/** Changes of these kinds do not affect reference data. Any other kind, new ones included, does. */
const personal: ReadonlySet<EntityKind> = new Set<EntityKind>(["notification", "viewer", "session", "job"]);

interface Kept {
  value: unknown;
  askedAt: number;
}

export interface ReferenceParts {
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** Whether every server publishes its changes. */
  isTold: () => boolean;
  /** Called at each lookup with whether it was a hit. */
  onLookup: (isHit: boolean) => void;
}

/** Read access to the cache; null if not allowed. */
export interface ReferenceReader {
  read<T>(name: string, ask: () => Promise<T>): Promise<T>;
}

/**
 * Caches rarely changing responses that are equal for everyone in a role, and for service tokens of the same permissions. Never shared more widely, never an error.
 * Cleared by every write through this gateway and every published change; anything else expires after `referenceMs`.
 */
export class ReferenceCache {
  readonly #kept = new LRUCache<string, Map<string, Kept>>({ max: mostSharers });
  readonly #parts: ReferenceParts;
  /** Counts clearings: a response requested before one is not stored after it. */
  #era = 0;

  constructor(parts: ReferenceParts) {
    this.#parts = parts;
  }

  /** The cache of those who share: everybody of a role, or service tokens that may do the same. */
  of(sharer: string): ReferenceReader {
    return { read: (name, ask) => this.#read(sharer, name, ask) };
  }

  /** Call after a write, which may have affected anything. */
  forget(): void {
    this.#era += 1;
    this.#kept.clear();
  }

  /** Call for a change published by a server; null if changes may have been missed. */
  heard(kind: EntityKind | null): void {
    if (kind === null || !personal.has(kind)) this.forget();
  }

  async #read<T>(sharer: string, name: string, ask: () => Promise<T>): Promise<T> {
    const { now, isTold, onLookup } = this.#parts;
    const known = this.#kept.get(sharer)?.get(name);
    const askedAt = now();
    const isFresh = known && askedAt - known.askedAt < (isTold() ? referenceMs.told : referenceMs.untold);
    onLookup(Boolean(isFresh));
    if (isFresh) return known.value as T;

    const era = this.#era;
    const value = frozen(await ask());
    if (era === this.#era) this.#keep(sharer, name, { value, askedAt });
    return value;
  }

  #keep(sharer: string, name: string, entry: Kept): void {
    const theirs = this.#kept.get(sharer) ?? new Map<string, Kept>();
    theirs.delete(name);
    const [oldest] = theirs.size >= mostKept ? theirs.keys() : [];
    if (oldest !== undefined) theirs.delete(oldest);
    this.#kept.set(sharer, theirs.set(name, entry));
  }
}
