import type { EntityKind } from "@app/domain/changes.ts";
import type { Role } from "@app/domain/enums.ts";
import { frozen } from "./frozen.ts";

/** How long a response is reused, in milliseconds: with and without published changes. */
export const referenceMs = { told: 30_000, untold: 2_000 } as const;

/** How many responses are kept for a role; the oldest make room. A caller chooses some of the parameters. */
export const mostKept = 200;

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
 * Caches rarely changing responses that are equal for everyone in a role. Never shared between roles, never an error.
 * Cleared by every write through this gateway and every published change; anything else expires after `referenceMs`.
 */
export class ReferenceCache {
  readonly #kept = new Map<Role, Map<string, Kept>>();
  readonly #parts: ReferenceParts;
  /** Counts clearings: a response requested before one is not stored after it. */
  #era = 0;

  constructor(parts: ReferenceParts) {
    this.#parts = parts;
  }

  /** The cache for a role. */
  of(role: Role): ReferenceReader {
    return { read: (name, ask) => this.#read(role, name, ask) };
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

  async #read<T>(role: Role, name: string, ask: () => Promise<T>): Promise<T> {
    const { now, isTold, onLookup } = this.#parts;
    const known = this.#kept.get(role)?.get(name);
    const askedAt = now();
    const isFresh = known && askedAt - known.askedAt < (isTold() ? referenceMs.told : referenceMs.untold);
    onLookup(Boolean(isFresh));
    if (isFresh) return known.value as T;

    const era = this.#era;
    const value = frozen(await ask());
    if (era === this.#era) this.#keep(role, name, { value, askedAt });
    return value;
  }

  #keep(role: Role, name: string, kept: Kept): void {
    const ofRole = this.#kept.get(role) ?? new Map<string, Kept>();
    ofRole.delete(name);
    const [oldest] = ofRole.size >= mostKept ? ofRole.keys() : [];
    if (oldest !== undefined) ofRole.delete(oldest);
    this.#kept.set(role, ofRole.set(name, kept));
  }
}
