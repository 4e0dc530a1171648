import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { readEvents, type EventsAnswer } from "../upstream/events.ts";
import type { Upstream } from "../upstream/exchange.ts";
import type { FeedName } from "../upstream/change-record.ts";
import type { Hub } from "./hub.ts";

/** Live, connecting, or off because the server has no changes to offer. */
export type FeedState = "live" | "connecting" | "off";

/** Reconnect back-off in ms: first delay, maximum, and the interval while off. */
const retry = { firstMs: 200, lastMs: 10_000, offMs: 60_000 };

interface Parts {
  name: FeedName;
  upstream: Upstream;
  hub: Hub;
  log: Logger;
  /** Null for no live changes. */
  token: string | null;
}

/** Reads one server's changes into the hub while the gateway runs; resumes where it left off after a disconnect. */
export class Feed {
  readonly #parts: Parts;
  readonly #stop = new AbortController();
  #place: string | null = null;
  #state: FeedState;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#state = parts.token === null ? "off" : "connecting";
  }

  get state(): FeedState {
    return this.#state;
  }

  start(): void {
    if (this.#parts.token !== null) void this.#read(this.#parts.token);
  }

  stop(): void {
    this.#stop.abort();
  }

  async #read(token: string): Promise<void> {
    const { upstream } = this.#parts;
    const { signal } = this.#stop;
    let failures = 0;
    while (!signal.aborted) {
      try {
        const answer = await readEvents(upstream, { token, after: this.#place, signal });
        failures = 0;
        if (answer) this.#take(answer);
        if (answer?.missed) await this.#pause(retry.firstMs);
        if (!answer) await this.#rest();
      } catch (error) {
        failures += 1;
        this.#become("connecting", error);
        await this.#pause(Math.min(retry.lastMs, retry.firstMs * 2 ** failures) * (0.75 + Math.random() / 2));
      }
    }
  }

  #take({ data, cursor, missed }: EventsAnswer): void {
    const { hub, name } = this.#parts;
    if (missed && cursor === "") this.#place = null;
    else {
      if (this.#place === null || missed) hub.begin(name, cursor);
      else hub.publish(name, data);
      this.#place = cursor;
    }
    this.#become("live");
  }

  async #rest(): Promise<void> {
    this.#become("off");
    this.#place = null;
    await this.#pause(retry.offMs);
  }

  #pause(ms: number): Promise<unknown> {
    return sleep(ms, null, { signal: this.#stop.signal, ref: false }).catch(() => null);
  }

  #become(state: FeedState, why?: unknown): void {
    if (this.#state === state || this.#stop.signal.aborted) return;
    this.#state = state;
    const about = { source: this.#parts.name, state, ...(why instanceof Error ? { reason: why.message } : {}) };
    if (state === "live") this.#parts.log.info(about, "live changes");
    else this.#parts.log.warn(about, "no live changes");
  }
}
