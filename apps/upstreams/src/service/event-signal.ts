/**
 * Wakes those who wait for events of this process. Only a hint: other processes write too, so whoever waits also looks
 * again by itself.
 */
export class EventSignal {
  readonly #waiting = new Set<() => void>();
  #closed = false;

  /** Something was committed. */
  wake(): void {
    for (const go of [...this.#waiting]) go();
  }

  /** From now on nobody waits: the server is stopping. */
  close(): void {
    this.#closed = true;
    this.wake();
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Resolves after so many milliseconds, or earlier when woken. */
  wait(ms: number): Promise<void> {
    if (this.#closed) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      this.#waiting.add(go);
    });
  }
}
