import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";

/** A response, read completely. */
export interface WholeAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

/** The response exceeded the size limit. */
export class TooLarge extends Error {}
/** No complete response before the deadline. */
class TooLate extends Error {
  readonly code = "DEADLINE";
}

const typeOf = (headers: IncomingHttpHeaders) => String(headers["content-type"]);

/**
 * Collects a response on undici's lowest level, without streams, which would cost more than everything else. Also
 * rejects at the deadline while waiting for a connection.
 */
class Collector implements Dispatcher.DispatchHandler {
  readonly #chunks: Buffer[] = [];
  readonly #mostBytes: number;
  readonly #done: (answer: WholeAnswer) => void;
  readonly #failed: (error: Error) => void;
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #isLate = false;
  #size = 0;
  #status = 0;
  #contentType = "";

  constructor(
    limits: { deadlineMs: number; answerBytes: number },
    done: (answer: WholeAnswer) => void,
    failed: (error: Error) => void,
  ) {
    this.#mostBytes = limits.answerBytes;
    this.#done = done;
    this.#failed = failed;
    this.#timer = setTimeout(() => {
      this.#isLate = true;
      this.#controller?.abort(new TooLate());
      failed(new TooLate());
    }, limits.deadlineMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
    if (this.#isLate) controller.abort(new TooLate());
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders) {
    this.#status = status;
    this.#contentType = typeOf(headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.#size += chunk.length;
    if (this.#size > this.#mostBytes) controller.abort(new TooLarge());
    else this.#chunks.push(chunk);
  }

  onResponseEnd() {
    clearTimeout(this.#timer);
    const [first] = this.#chunks;
    const body = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
    this.#done({ status: this.#status, contentType: this.#contentType, body });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error) {
    clearTimeout(this.#timer);
    this.#failed(error);
  }
}

/** Sends a request and reads its whole response within a time and size limit. */
export function wholeAnswer(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  limits: { deadlineMs: number; answerBytes: number },
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    dispatcher.dispatch(options, new Collector(limits, resolve, reject));
  });
}
