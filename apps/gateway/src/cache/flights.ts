/** Reads older than this are not joined, in milliseconds. */
export const joinedWithinMs = 1_000;

interface Flight {
  answer: Promise<unknown>;
  startedAt: number;
}

/** Deduplicates concurrent equal reads with the same token. */
export class Flights {
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Joins the running read of that name, or starts it. `name` must contain everything that the response depends on. */
  join<T>(name: string, start: () => Promise<T>): Promise<T> {
    const known = this.#flights.get(name);
    const startedAt = this.#now();
    if (known && startedAt - known.startedAt < joinedWithinMs) return known.answer as Promise<T>;

    const answer = start();
    const flight = { answer, startedAt };
    this.#flights.set(name, flight);
    const land = () => {
      if (this.#flights.get(name) === flight) this.#flights.delete(name);
    };
    answer.then(land, land);
    return answer;
  }

  /** Running reads may return outdated data after a write, so they are no longer joined. */
  forget(): void {
    this.#flights.clear();
  }
}
