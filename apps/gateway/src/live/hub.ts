import { feedNames, type FeedName, type ToldEvent } from "../upstream/change-record.ts";

/** How many events of each server are kept for clients that resume. */
const keptEvents = 2_000;

/** The latest events of one server. */
interface Ring {
  /** The position before the first kept event; null until the server has given one. */
  base: string | null;
  events: ToldEvent[];
  /** The arrival time of each, by the monotonic clock. */
  times: number[];
}

const ringFrom = (base: string | null): Ring => ({ base, events: [], times: [] });

/** The current position of each server's stream. */
type Places = Record<FeedName, string | null>;

/** An event and the position after it; without an event, some may have been missed. */
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
 * Distributes the servers' events. A cursor consists of the servers' own positions, so it is valid at every gateway and
 * after a restart.
 */
export class Hub {
  readonly #rings: Record<FeedName, Ring> = { v1: ringFrom(null), v2: ringFrom(null) };
  readonly #listeners = new Set<(liveChange: Told) => void>();
  readonly #now: () => number;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The current cursor. */
  get cursor(): string {
    return textOf(this.#places());
  }

  /** Starts a server's stream. Earlier events are unknown, so listeners must reload everything. */
  begin(name: FeedName, base: string): void {
    this.#rings[name] = ringFrom(base);
    this.#tell({ event: null, cursor: this.cursor });
  }

  /** Distributes events in their server's order. */
  publish(name: FeedName, events: readonly ToldEvent[]): void {
    const ring = this.#rings[name];
    for (const event of events) {
      ring.events.push(event);
      ring.times.push(this.#now());
      this.#tell({ event, cursor: this.cursor });
    }
    const tooMany = Math.max(0, ring.events.length - keptEvents);
    const dropped = ring.events.splice(0, tooMany);
    ring.times.splice(0, tooMany);
    ring.base = dropped.at(-1)?.cursor ?? ring.base;
  }

  /** Events after a cursor; null if they are no longer kept. */
  since(cursor: string): Told[] | null {
    const places = placesFrom(cursor);
    if (!places) return null;
    const missedChanges: Told[] = [];
    for (const name of feedNames) {
      const ring = this.#rings[name];
      if (ring.base === null) continue;
      const at = ring.base === places[name] ? 0 : ring.events.findIndex((event) => event.cursor === places[name]) + 1;
      if (at === 0 && ring.base !== places[name]) return null;
      for (const event of ring.events.slice(at)) {
        places[name] = event.cursor;
        missedChanges.push({ event, cursor: textOf(places) });
      }
    }
    return missedChanges;
  }

  /** Events of the last `ms` milliseconds, as far as they are kept. */
  recent(ms: number): Told[] {
    const from = this.#now() - ms;
    const before = (name: FeedName) => {
      const { base, events, times } = this.#rings[name];
      const older = times.filter((time) => time < from).length;
      return events[older - 1]?.cursor ?? base;
    };
    return this.since(textOf({ v1: before("v1"), v2: before("v2") })) ?? [];
  }

  /** Calls back for each event from now on; returns the unsubscribe function. */
  listen(listener: (liveChange: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #places(): Places {
    const placeOf = (name: FeedName) => this.#rings[name].events.at(-1)?.cursor ?? this.#rings[name].base;
    return { v1: placeOf("v1"), v2: placeOf("v2") };
  }

  #tell(liveChange: Told): void {
    for (const listener of [...this.#listeners]) listener(liveChange);
  }
}
