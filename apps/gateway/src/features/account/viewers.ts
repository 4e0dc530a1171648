import { LRUCache } from "lru-cache";
import { UpstreamError } from "../../errors/upstream-error.ts";
import type { ViewerRecord } from "./account.source.ts";

/** An answer is kept at most this long. */
const freshMs = 1_000;
/** The last good answer serves this long while the server does not answer. */
const fallbackMs = 60_000;

interface Known {
  user: ViewerRecord;
  askedAt: number;
  /** When the server last failed to confirm it. */
  failedAt: number;
}

type Ask = (token: string) => Promise<ViewerRecord>;

/** Who the tokens belong to: one flight a token, short memory. */
export class Viewers {
  readonly #flights = new Map<string, Promise<ViewerRecord>>();
  readonly #known: LRUCache<string, Known>;
  readonly #now: () => number;
  readonly #looked: (isHit: boolean) => void;

  /** `now` is a monotonic clock in milliseconds; `looked` is told whether an answer was at hand. */
  constructor(now: () => number, looked: (isHit: boolean) => void = () => undefined) {
    this.#now = now;
    this.#looked = looked;
    // `ttlResolution: 0` asks the clock each time; 0 would read as "no start", so the clock is moved on by one.
    this.#known = new LRUCache({ max: 10_000, ttl: fallbackMs, ttlResolution: 0, perf: { now: () => now() + 1 } });
  }

  /** The token's owner; rejects with the server's 401, or with its silence once the fallback has run out. */
  find(token: string, ask: Ask): Promise<ViewerRecord> {
    const known = this.#known.get(token);
    const isFresh = known !== undefined && this.#now() - Math.max(known.askedAt, known.failedAt) < freshMs;
    this.#looked(isFresh);
    if (isFresh) return Promise.resolve(known.user);

    const flight = this.#flights.get(token) ?? this.#fly(token, ask);
    return known ? this.#atMostFor(flight, known) : flight;
  }

  /** Forgets what is known of a token, after its owner changed something or signed out. */
  forget(token: string): void {
    this.#known.delete(token);
    this.#flights.delete(token);
  }

  /** Forgets all tokens of a person whose sessions or account have changed: a server that hesitates must not let in who was signed out. */
  forgetPerson(id: string): void {
    for (const [token, { user }] of [...this.#known]) if (user._id === id) this.forget(token);
  }

  #fly(token: string, ask: Ask): Promise<ViewerRecord> {
    const askedAt = this.#now();
    const flight: Promise<ViewerRecord> = ask(token)
      .then(
        (user) => {
          // An answer asked for before `forget` is given, but not kept.
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

  /** A server that hangs must not hold up those whom it knew a moment ago. */
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
