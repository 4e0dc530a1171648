import type { Flights } from "../cache/flights.ts";
import type { ReferenceReader } from "../cache/reference-cache.ts";

/** What a request has in common with others: reads that are under way, and reference data, where its role is known. */
interface Shared {
  flights: Flights;
  reference: ReferenceReader | null;
}

/** How a request's sources stand among others. */
export interface ReadScope {
  /** Null for reads that must see everything anew. */
  shared: Shared | null;
  /** Runs after each write. */
  onWrite: () => void;
}
