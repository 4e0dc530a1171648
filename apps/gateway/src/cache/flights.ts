/** A read that is older than this is not joined, in milliseconds. */
export const joinedWithinMs = 1_000;

interface Flight {
  answer: Promise<unknown>;
  startedAt: number;
}

/** Equal reads in the name of one token that are under way at the same time go out once. */
export class Flights {
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Joins the read of that name, or starts it. `name` holds everything that its answer depends on. */
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

  /** What is under way may answer with what was before: from now on it is not joined. */
  forget(): void {
    this.#flights.clear();
  }
}
