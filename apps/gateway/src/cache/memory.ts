import type { EntityKind } from "@app/domain/changes.ts";
import { Flights } from "./flights.ts";
import { ReferenceCache, type ReferenceParts } from "./reference-cache.ts";

interface Parts extends ReferenceParts {
  /** Whether reference data is cached at all. */
  keepsReference: boolean;
}

/** Data shared between requests. `Viewers` caches who is asking. */
export class Memory {
  readonly flights: Flights;
  /** Null if reference data is not cached. */
  readonly reference: ReferenceCache | null;

  constructor({ keepsReference, ...parts }: Parts) {
    this.flights = new Flights(parts.now);
    this.reference = keepsReference ? new ReferenceCache(parts) : null;
  }

  /** Call after a write through this gateway. */
  written(): void {
    this.flights.forget();
    this.reference?.forget();
  }

  /** Call for a change published by a server; null if changes may have been missed. */
  heard(kind: EntityKind | null): void {
    this.flights.forget();
    this.reference?.heard(kind);
  }
}
