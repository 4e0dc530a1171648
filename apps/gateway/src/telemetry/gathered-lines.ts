/** Where gathered lines go. */
interface Sink {
  write(text: string): unknown;
  flushSync(): void;
}

/** Many small lines are handed on together from this many characters. */
const most = 32_768;

/**
 * Gathers log lines and hands them on together, at the latest when `flush` is called. A sink that gathers by itself
 * measures what it holds anew at each line, which costs more than making the line.
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

  /** Hands on what there is. */
  flush(): void {
    if (this.#text === "") return;
    const text = this.#text;
    this.#text = "";
    this.#sink.write(text);
  }

  /** Writes all there is before it returns. */
  flushSync(): void {
    this.flush();
    this.#sink.flushSync();
  }
}
