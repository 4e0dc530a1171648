/** The destination of lines. */
interface Sink {
  write(text: string): unknown;
  flushSync(): void;
}

/** Lines are written together from this many characters on. */
const most = 32_768;

/**
 * Batches log lines, and writes them at the latest on `flush`. Sinks that buffer themselves measure their buffer at
 * each line, which costs more than creating the line.
 */
export class GatheredLines {
  readonly #sink: Sink;
  #text = "";

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  write(line: string): void {
    this.#text += line;
    if (this.#text.length >= most) this.flush();
  }

  flush(): void {
    if (this.#text === "") return;
    const text = this.#text;
    this.#text = "";
    this.#sink.write(text);
  }

  /** Writes synchronously. */
  flushSync(): void {
    this.flush();
    this.#sink.flushSync();
  }
}
