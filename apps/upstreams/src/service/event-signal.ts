/** Wakes waiters in this process. Only a hint: other processes write too, so waiters also poll. */
export class EventSignal {
  readonly #waiting = new Set<() => void>();
  #closed = false;

  /** Call after a commit. */
  wake(): void {
    for (const go of [...this.#waiting]) go();
  }

  /** Ends all waiting, when the server stops. */
  close(): void {
    this.#closed = true;
    this.wake();
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Resolves after `ms` milliseconds, or earlier when woken. */
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
