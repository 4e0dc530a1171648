import { feedNames, type FeedName, type ToldEvent } from "../upstream/change-record.ts";

/** How many events of each server are kept for those who come back after a break. */
const kept = 2_000;

/** The last events of one server. */
interface Ring {
  /** The place that the first kept event follows; null before the server has said where it is. */
  base: string | null;
  events: ToldEvent[];
  /** When each of them came, by the monotonic clock. */
  times: number[];
}

const ringFrom = (base: string | null): Ring => ({ base, events: [], times: [] });

/** Where each server's stream stands. */
type Places = Record<FeedName, string | null>;

/** An event and the place behind it; without an event, what is known has a gap. */
export interface Told {
  event: ToldEvent | null;
  cursor: string;
}

const textOf = (places: Places) =>
  Buffer.from(JSON.stringify(feedNames.map((name) => places[name]))).toString("base64url");

const isPlace = (value: unknown): value is string | null => value === null || typeof value === "string";

function placesFrom(cursor: string): Places | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (!Array.isArray(parts) || parts.length !== feedNames.length) return null;
    const [v1, v2] = parts as unknown[];
    return isPlace(v1) && isPlace(v2) ? { v1, v2 } : null;
  } catch {
    return null;
  }
}

/**
 * Hands on what the servers tell. A cursor is made of the servers' own places, so it means the same at every gateway
 * and after a restart.
 */
export class Hub {
  readonly #rings: Record<FeedName, Ring> = { v1: ringFrom(null), v2: ringFrom(null) };
  readonly #listeners = new Set<(told: Told) => void>();
  readonly #now: () => number;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Where the stream stands now. */
  get cursor(): string {
    return textOf(this.#places());
  }

  /** A server's stream begins here; what was before is not known, so whoever listens is to look at everything anew. */
  begin(name: FeedName, base: string): void {
    this.#rings[name] = ringFrom(base);
    this.#tell({ event: null, cursor: this.cursor });
  }

  /** Hands on events in the order of their server. */
  publish(name: FeedName, events: readonly ToldEvent[]): void {
    const ring = this.#rings[name];
    for (const event of events) {
      ring.events.push(event);
      ring.times.push(this.#now());
      this.#tell({ event, cursor: this.cursor });
    }
    const tooMany = Math.max(0, ring.events.length - kept);
    const dropped = ring.events.splice(0, tooMany);
    ring.times.splice(0, tooMany);
    ring.base = dropped.at(-1)?.cursor ?? ring.base;
  }

  /** What came behind a cursor; null when that is no longer known. */
  since(cursor: string): Told[] | null {
    const places = placesFrom(cursor);
    if (!places) return null;
    const told: Told[] = [];
    for (const name of feedNames) {
      const ring = this.#rings[name];
      if (ring.base === null) continue;
      const at = ring.base === places[name] ? 0 : ring.events.findIndex((event) => event.cursor === places[name]) + 1;
      if (at === 0 && ring.base !== places[name]) return null;
      for (const event of ring.events.slice(at)) {
        places[name] = event.cursor;
        told.push({ event, cursor: textOf(places) });
      }
    }
    return told;
  }

  /** What came in the last so many milliseconds, as far as it is kept. */
  recent(ms: number): Told[] {
    const from = this.#now() - ms;
    const before = (name: FeedName) => {
      const { base, events, times } = this.#rings[name];
      const older = times.filter((time) => time < from).length;
      return events[older - 1]?.cursor ?? base;
    };
    return this.since(textOf({ v1: before("v1"), v2: before("v2") })) ?? [];
  }

  /** Calls back for each event from now on; returns what ends it. */
  listen(listener: (told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #places(): Places {
    const placeOf = (name: FeedName) => this.#rings[name].events.at(-1)?.cursor ?? this.#rings[name].base;
    return { v1: placeOf("v1"), v2: placeOf("v2") };
  }

  #tell(told: Told): void {
    for (const listener of [...this.#listeners]) listener(told);
  }
}
