import type { EntityKind } from "@app/domain/changes.ts";
import { Flights } from "./flights.ts";
import { ReferenceCache, type ReferenceParts } from "./reference-cache.ts";

interface Parts extends ReferenceParts {
  /** Whether reference data is kept at all. */
  keepsReference: boolean;
}

/** What one request leaves for the next. Who is asking is remembered elsewhere, by `Viewers`. */
export class Memory {
  readonly flights: Flights;
  /** Null where reference data is asked for each time. */
  readonly reference: ReferenceCache | null;

  constructor({ keepsReference, ...parts }: Parts) {
    this.flights = new Flights(parts.now);
    this.reference = keepsReference ? new ReferenceCache(parts) : null;
  }

  /** Something was written through this gateway. */
  written(): void {
    this.flights.forget();
    this.reference?.forget();
  }

  /** A server told of a change; null where changes may have been missed. */
  heard(kind: EntityKind | null): void {
    this.flights.forget();
    this.reference?.heard(kind);
  }
}
