import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { bannerSeconds, mostActs, type BannerAct, type BannerCounts } from "@app/domain/banners/banner-counts.ts";
import { exchange, type Upstream } from "../../upstream/exchange.ts";

/** How many versions of banners a batch holds, and how many one address may count for in a minute. */
const mostCounted = 1000;
const mostOfAddress = 20;
/** More addresses in a minute are not counted. */
const mostAddresses = 100_000;

interface Batch {
  batchId: string;
  counts: BannerCounts;
}

interface Parts {
  v2: Upstream;
  /** Shared with the server; null if it is not set, and nothing is counted. */
  token: string | null;
  log: Pick<Logger, "warn">;
}

/** An act of somebody at an address. */
export interface Seen {
  bannerId: string;
  edition: number;
  act: BannerAct;
  address: string;
}

/**
 * Counts how often banners are seen and pressed, and tells the server once a minute. A batch that could not be sent is
 * sent once more under the same id, so that it never counts twice; then it is lost.
 */
export class BannerCounter {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #counted = new Map<string, BannerCounts[number]>();
  /** What each address did in this minute. */
  #acts = new Map<string, Map<string, number>>();
  #unsent: Batch | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.flush(), bannerSeconds * 1000).unref();
  }

  count({ bannerId, edition, act, address }: Seen): void {
    if (this.#parts.token === null || !this.#isWithin(address, `${bannerId} ${edition} ${act}`, mostActs[act])) return;
    const key = `${bannerId} ${edition}`;
    const known = this.#counted.get(key) ?? { bannerId, edition, impressions: 0, clicks: 0 };
    if (!this.#counted.has(key) && this.#counted.size >= mostCounted) return;
    known[act === "click" ? "clicks" : "impressions"] += 1;
    this.#counted.set(key, known);
  }

  /** Sends what was counted since the last time. */
  async flush(): Promise<void> {
    const counts = [...this.#counted.values()];
    this.#counted = new Map();
    this.#acts = new Map();
    const again = this.#unsent;
    this.#unsent = null;
    if (again && !(await this.#send(again)))
      this.#parts.log.warn({ of: again.counts.length }, "counts of banners lost");
    if (counts.length === 0) return;
    const batch = { batchId: randomUUID(), counts };
    if (!(await this.#send(batch))) this.#unsent = batch;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** Whether an address has not done something too often in this minute. */
  #isWithin(address: string, key: string, most: number): boolean {
    const own = this.#acts.get(address) ?? new Map<string, number>();
    const times = own.get(key) ?? 0;
    if (times >= most || (times === 0 && own.size >= mostOfAddress)) return false;
    if (!this.#acts.has(address) && this.#acts.size >= mostAddresses) return false;
    this.#acts.set(address, own.set(key, times + 1));
    return true;
  }

  async #send(body: Batch): Promise<boolean> {
    const { v2, token } = this.#parts;
    const call = { requestId: body.batchId, token, address: "", userAgent: "gateway", trace: null };
    const path = "/billing/banners/counts";
    const answer = await exchange(v2, call, { method: "POST", path, body }).catch(() => null);
    // What the server refuses, it would refuse again.
    return answer !== null && answer.status < 500;
  }
}
