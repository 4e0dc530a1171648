/** How long prefetched data is fresh, in milliseconds. */
export const freshMs = 10_000;

/** A render that React restarts before showing it belongs to the same opening, in milliseconds. */
const sameOpeningMs = 1_000;

interface Read {
  /** When it was requested, in milliseconds. */
  at: number;
  done: Promise<void>;
  /** Whether the response is in the cache. */
  isCached: boolean;
  takenAt?: number;
}

/**
 * Prefetched data in a client's cache: the screen it was meant for renders from it at once, without requesting or
 * writing the same data again.
 */
export class PrefetchedReads {
  readonly #reads = new Map<string, Read>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Requests, unless the same is running or fresh and not yet used by a screen. `ask` resolves to whether the response
   * reached the cache.
   */
  once(key: string, ask: () => Promise<boolean>): Promise<void> {
    const known = this.#reads.get(key);
    if (known && known.takenAt === undefined && this.#isFresh(known)) return known.done;
    const settle = (isCached: boolean) => {
      read.isCached = isCached;
      // A failed request may be repeated.
      if (!isCached) read.at = -freshMs;
    };
    const read: Read = { at: this.#now(), done: ask().then(settle), isCached: false };
    this.#reads.set(key, read);
    return read.done;
  }

  /** Whether an opening screen may use the cached data; one screen, once. */
  take(key: string): boolean {
    const read = this.#reads.get(key);
    if (!read?.isCached || !this.#isFresh(read)) return false;
    const now = this.#now();
    read.takenAt ??= now;
    return now - read.takenAt < sameOpeningMs;
  }

  forget(): void {
    this.#reads.clear();
  }

  #isFresh({ at }: Read): boolean {
    return this.#now() - at < freshMs;
  }
}
