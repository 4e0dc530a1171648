/** An async queue. Unlike a generator, ending it wakes whoever waits. */
export class Queue<T> implements AsyncIterableIterator<T> {
  readonly #values: T[] = [];
  #waiting: ((result: IteratorResult<T>) => void)[] = [];
  #ended = false;
  readonly #onEnd: () => void;

  constructor(onEnd: () => void = () => undefined) {
    this.#onEnd = onEnd;
  }

  /** The number of values waiting. */
  get length(): number {
    return this.#values.length;
  }

  push(value: T): void {
    if (this.#ended) return;
    const waiting = this.#waiting.shift();
    if (waiting) waiting({ value, done: false });
    else this.#values.push(value);
  }

  /** Ends after the values already pushed. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const waiting of this.#waiting.splice(0)) waiting({ value: undefined, done: true });
    this.#onEnd();
  }

  /** Drops the waiting values, delivers one last value, and ends. */
  cut(last: T): void {
    this.#values.splice(0);
    this.push(last);
    this.end();
  }

  next(): Promise<IteratorResult<T>> {
    const value = this.#values.shift();
    if (value !== undefined) return Promise.resolve({ value, done: false });
    if (this.#ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<T>> {
    this.#values.splice(0);
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
