import type { ServerResponse } from "node:http";

/** How long a reader that was too slow has for the last words, in milliseconds. */
const lastWordsMs = 10_000;

/** Waits until what was written has left, or the reader has: what comes meanwhile waits where it is counted. */
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

/** Breaks off an answer that is still not read to its end a while later. */
export function endSoon(res: ServerResponse): void {
  const timer = setTimeout(() => res.destroy(), lastWordsMs).unref();
  res.once("close", () => clearTimeout(timer));
}
