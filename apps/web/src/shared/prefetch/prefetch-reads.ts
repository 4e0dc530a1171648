/** What was asked for early is fresh for so long, in milliseconds. */
export const freshMs = 10_000;

/** A drawing that React begins again before it is shown is still the same opening, in milliseconds. */
const sameOpeningMs = 1_000;

interface Read {
  /** When it was asked for, in milliseconds. */
  at: number;
  done: Promise<void>;
  /** Whether the answer is in the cache. */
  isCached: boolean;
  takenAt?: number;
}

/**
 * What was asked for early through a client and is in its cache: the screen that it was asked for is drawn from there
 * at once, and neither asks again nor has the same answer written and drawn a second time.
 */
export class EarlyReads {
  readonly #reads = new Map<string, Read>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Asks, unless the same is on its way or fresh and no screen has taken it yet. `ask` is fulfilled with whether the
   * answer came into the cache.
   */
  once(key: string, ask: () => Promise<boolean>): Promise<void> {
    const known = this.#reads.get(key);
    if (known && known.takenAt === undefined && this.#isFresh(known)) return known.done;
    const settle = (isCached: boolean) => {
      read.isCached = isCached;
      // What failed may be asked for again.
      if (!isCached) read.at = -freshMs;
    };
    const read: Read = { at: this.#now(), done: ask().then(settle), isCached: false };
    this.#reads.set(key, read);
    return read.done;
  }

  /** Whether a screen that opens now shows what the cache has: one screen, once. */
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
