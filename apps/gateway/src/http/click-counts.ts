import type { Logger } from "pino";
import type { Upstream } from "../upstream/exchange.ts";

/** How long clicks are gathered before they are sent, in milliseconds. */
const batchMs = 10_000;
/** More codes than this are not remembered between two batches. */
const mostCodes = 1_000;
/** How often an address counts for one code within a minute; families and schools share addresses. */
const mostOfAddress = 3;
const minuteMs = 60_000;
/** More addresses in a minute are not counted. */
const mostAddresses = 100_000;

interface Parts {
  upstream: Upstream;
  log: Logger;
  /** What lets the gateway add clicks; null where they are not counted. */
  token: string | null;
}

/**
 * Counts clicks on referrers' links and sends them in batches. A batch that does not arrive is not sent again: a few
 * clicks too few are better than some that are counted twice.
 */
export class ClickCounts {
  readonly #parts: Parts;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  /** What each address opened in this minute. */
  #opened = new Map<string, number>();
  #minute = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(code: string, address: string): void {
    if (this.#parts.token === null || !this.#isWithin(`${address} ${code}`)) return;
    if (!this.#counts.has(code) && this.#counts.size >= mostCodes) return;
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.send(), batchMs).unref();
  }

  #isWithin(key: string): boolean {
    const minute = Math.floor(Date.now() / minuteMs);
    if (minute !== this.#minute) this.#opened = new Map();
    this.#minute = minute;
    const times = this.#opened.get(key) ?? 0;
    if (times >= mostOfAddress || (times === 0 && this.#opened.size >= mostAddresses)) return false;
    this.#opened.set(key, times + 1);
    return true;
  }

  async send(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const clicks = [...this.#counts].map(([code, count]) => ({ code, count }));
    this.#counts = new Map();
    const { upstream, token, log } = this.#parts;
    if (clicks.length === 0 || token === null) return;
    try {
      const { statusCode, body } = await upstream.pool.request({
        method: "POST",
        path: `${upstream.prefix}/referrals/clicks`,
        headers: {
          accept: "application/json",
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "user-agent": "gateway",
        },
        body: JSON.stringify({ clicks }),
      });
      await body.dump();
      if (statusCode >= 400) log.warn({ status: statusCode }, "Clicks on links were not counted.");
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "Clicks on links were not counted.");
    }
  }
}
