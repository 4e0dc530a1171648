import type { EntityKind } from "@app/domain/changes.ts";
import type { Role } from "@app/domain/enums.ts";
import { frozen } from "./frozen.ts";

/** How long an answer serves, in milliseconds: while the servers tell of changes, and while they do not. */
export const referenceMs = { told: 30_000, untold: 2_000 } as const;

/** Changes of these kinds leave reference data as it was. Every other kind, also one that is new, does not. */
const personal: ReadonlySet<EntityKind> = new Set<EntityKind>(["notification", "viewer", "session", "job"]);

interface Kept {
  value: unknown;
  askedAt: number;
}

export interface ReferenceParts {
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** Whether every server tells of its changes. */
  isTold: () => boolean;
  /** Is told at each look-up whether there was an answer. */
  onLookup: (isHit: boolean) => void;
}

/** What a request may take from the cache with: null where it may not. */
export interface ReferenceReader {
  read<T>(name: string, ask: () => Promise<T>): Promise<T>;
}

/**
 * Answers that change seldom and are the same for everybody of one role: never handed from one role to another, never
 * an error. Forgotten at every write through this gateway and at every change that the servers tell of; what neither
 * tells of is old after `referenceMs`.
 */
export class ReferenceCache {
  readonly #kept = new Map<Role, Map<string, Kept>>();
  readonly #parts: ReferenceParts;
  /** Counts the forgettings: what was asked for before one is not kept after it. */
  #era = 0;

  constructor(parts: ReferenceParts) {
    this.#parts = parts;
  }

  /** What somebody of a role reads through. */
  of(role: Role): ReferenceReader {
    return { read: (name, ask) => this.#read(role, name, ask) };
  }

  /** Something was written: it may have been anything. */
  forget(): void {
    this.#era += 1;
    this.#kept.clear();
  }

  /** A server told of a change; null where changes may have been missed. */
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
    this.#kept.set(role, ofRole.set(name, kept));
  }
}
