import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Source } from "../errors/upstream-error.ts";
import { deferredBatch } from "./deferred-batch.ts";
import type { CallOutcome, FinishedOperation } from "./trace.ts";

/** From a cached response to the longest call, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface FinishedCall {
  source: Source;
  outcome: CallOutcome;
  ms: number;
}

/** The gateway's metrics for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  #hasDefaults = false;

  readonly #operations = new Counter({
    name: "gateway_operations_total",
    help: "Finished operations; names outside the known documents count as unknown.",
    labelNames: ["operation", "type", "outcome"],
    registers: this.#registers,
  });
  readonly #durations = new Histogram({
    name: "gateway_operation_duration_seconds",
    help: "How long operations took, from the request to the answer.",
    labelNames: ["operation"],
    buckets,
    registers: this.#registers,
  });
  readonly #errors = new Counter({
    name: "gateway_operation_errors_total",
    help: "Operations that had an error of a code.",
    labelNames: ["code"],
    registers: this.#registers,
  });
  readonly #calls = new Histogram({
    name: "gateway_upstream_call_duration_seconds",
    help: "How long calls to the servers took, by what became of them.",
    labelNames: ["source", "outcome"],
    buckets,
    registers: this.#registers,
  });
  readonly #lookups = new Counter({
    name: "gateway_cache_lookups_total",
    help: "Look-ups in the gateway's caches.",
    labelNames: ["cache", "result"],
    registers: this.#registers,
  });

  readonly contentType = this.#registry.contentType;

  /** Counts a finished operation. A stream counts when it ends; its length is not a duration. */
  operation({ operation, type, outcome, codes, ms }: FinishedOperation): void {
    this.#operations.inc({ operation, type, outcome });
    if (type !== "subscription") this.#durations.observe({ operation }, ms / 1_000);
    for (const code of codes) this.#errors.inc({ code });
  }

  readonly #called = deferredBatch(({ source, outcome, ms }: FinishedCall) =>
    this.#calls.observe({ source, outcome }, ms / 1_000),
  );

  /** Counts a finished call to a server and its duration in milliseconds. */
  call(source: Source, outcome: CallOutcome, ms: number): void {
    this.#called({ source, outcome, ms });
  }

  /** Returns a function that a cache calls at each lookup. */
  lookupsOf(cache: string): (isHit: boolean) => void {
    const [hit, miss] = [
      { cache, result: "hit" },
      { cache, result: "miss" },
    ];
    return deferredBatch((isHit) => this.#lookups.inc(isHit ? hit : miss));
  }

  /** A number read at each scrape. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(read());
      },
    });
  }

  /** All metrics in Prometheus's format. Process metrics start with the first call. */
  text(): Promise<string> {
    if (!this.#hasDefaults) collectDefaultMetrics({ register: this.#registry });
    this.#hasDefaults = true;
    return this.#registry.metrics();
  }
}
