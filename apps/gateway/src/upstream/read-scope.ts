import type { Flights } from "../cache/flights.ts";
import type { ReferenceReader } from "../cache/reference-cache.ts";

/** What a request shares with others: running reads, and reference data if its role is known. */
interface Shared {
  flights: Flights;
  reference: ReferenceReader | null;
}

/** What a request's data sources share with concurrent requests. */
export interface ReadScope {
  /** Null for reads that must be fresh. */
  shared: Shared | null;
  /** Called after each write. */
  onWrite: () => void;
}
