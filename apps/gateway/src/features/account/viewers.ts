import { LRUCache } from "lru-cache";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { concerns } from "./caller.public.ts";
import type { ViewerRecord } from "./account.source.ts";

/** How long a response is cached. */
const freshMs = 1_000;
/** How long the last good response serves while the server does not answer. */
const fallbackMs = 60_000;

interface Known {
  user: ViewerRecord;
  askedAt: number;
  /** When the server last failed to confirm it. */
  failedAt: number;
}

type Ask = (token: string) => Promise<ViewerRecord>;

/** Resolves tokens to their owners, with one request per token at a time and a short cache. */
export class Viewers {
  readonly #flights = new Map<string, Promise<ViewerRecord>>();
  readonly #known: LRUCache<string, Known>;
  readonly #now: () => number;
  readonly #looked: (isHit: boolean) => void;

  /** `now` is a monotonic clock in milliseconds; `looked` is called with whether the cache had it. */
  constructor(now: () => number, looked: (isHit: boolean) => void = () => undefined) {
    this.#now = now;
    this.#looked = looked;
    // `ttlResolution: 0` reads the clock each time. A start of 0 would mean "no start", so the clock is shifted by one.
    this.#known = new LRUCache({ max: 10_000, ttl: fallbackMs, ttlResolution: 0, perf: { now: () => now() + 1 } });
  }

  /** The token's owner; rejects with the server's 401, or with its failure once the fallback has expired. */
  find(token: string, ask: Ask): Promise<ViewerRecord> {
    const known = this.#known.get(token);
    const isFresh = known !== undefined && this.#now() - Math.max(known.askedAt, known.failedAt) < freshMs;
    this.#looked(isFresh);
    if (isFresh) return Promise.resolve(known.user);

    const flight = this.#flights.get(token) ?? this.#fly(token, ask);
    return known ? this.#atMostFor(flight, known) : flight;
  }

  /** Clears a token, after its owner changed something or signed out. */
  forget(token: string): void {
    this.#known.delete(token);
    this.#flights.delete(token);
  }

  /**
   * Clears all tokens of a person whose sessions or account have changed: someone signed out must not get in while the
   * server is slow.
   */
  forgetPerson(id: string): void {
    for (const [token, { user }] of [...this.#known]) if (concerns(user, id)) this.forget(token);
  }

  #fly(token: string, ask: Ask): Promise<ViewerRecord> {
    const askedAt = this.#now();
    const flight: Promise<ViewerRecord> = ask(token)
      .then(
        (user) => {
          // A response requested before `forget` is returned, but not cached.
          if (this.#flights.get(token) === flight) this.#known.set(token, { user, askedAt, failedAt: askedAt });
          return user;
        },
        (error: unknown) => this.#fallBack(token, error),
      )
      .finally(() => {
        if (this.#flights.get(token) === flight) this.#flights.delete(token);
      });
    this.#flights.set(token, flight);
    return flight;
  }

  #fallBack(token: string, error: unknown): ViewerRecord {
    if (error instanceof UpstreamError && error.status === 401) this.#known.delete(token);
    const known = this.#known.get(token);
    if (!known) throw error;
    known.failedAt = this.#now();
    return known.user;
  }

  /** A hanging server must not block people it confirmed a moment ago. */
  async #atMostFor(flight: Promise<ViewerRecord>, known: Known): Promise<ViewerRecord> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<ViewerRecord>((resolve) => {
      timer = setTimeout(() => {
        known.failedAt = this.#now();
        resolve(known.user);
      }, freshMs);
    });
    return Promise.race([flight, patience]).finally(() => clearTimeout(timer));
  }
}
