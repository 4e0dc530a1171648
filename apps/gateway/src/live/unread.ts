import type { ServerResponse } from "node:http";

/** How long a client that was too slow has to read the final message, in milliseconds. */
const lastWordsMs = 10_000;

/**
 * Waits until the written data has been sent or the client has disconnected; new events meanwhile wait in the counted
 * queue.
 */
export function flushed(res: ServerResponse): Promise<void> {
  if (!res.headersSent || res.closed || res.writableLength === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      res.off("close", done);
      resolve();
    };
    res.once("close", done);
    res.write("", done);
  });
}

/** Destroys a response that has still not been read completely after a while. */
export function endSoon(res: ServerResponse): void {
  const timer = setTimeout(() => res.destroy(), lastWordsMs).unref();
  res.once("close", () => clearTimeout(timer));
}
