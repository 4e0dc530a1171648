import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";
import { knownName } from "./known-names.ts";
import { deferredBatch } from "./deferred-batch.ts";
import type { FinishedOperation, OperationTrace } from "./trace.ts";

/** The outcome of an operation. */
interface Ended {
  name: string | null | undefined;
  type: FinishedOperation["type"];
  hasData: boolean;
  errors: readonly { extensions?: { code?: unknown } }[];
}

/** Who asked, and when. */
interface Asked {
  requestId: string;
  viewer: { _id: string } | null;
  /** By the monotonic clock in milliseconds; null for the gateway's own requests. */
  startedAt: number | null;
  trace: OperationTrace | null;
}

/** Called when an operation has ended. */
export type Observe = (asked: Asked, ended: Ended) => void;

const codesOf = (errors: Ended["errors"]) => [...new Set(errors.map(({ extensions }) => String(extensions?.code)))];

/** An ended operation waiting to be reported. */
interface Waiting extends Pick<Asked, "requestId" | "viewer"> {
  finished: FinishedOperation;
}

/** Logs one line, counts, and ends a span for each operation, without its input or response. */
export function observing(log: Logger, metrics: Metrics, now: () => number): Observe {
  const tell = deferredBatch(({ finished, requestId, viewer }: Waiting) => {
    log.info(lineOf(finished, requestId, viewer?._id ?? null), "operation");
    metrics.operation(finished);
  });

  return ({ requestId, viewer, startedAt, trace }, { name, type, hasData, errors }) => {
    if (startedAt === null) return;
    const finished: FinishedOperation = {
      operation: knownName(name),
      type,
      outcome: errors.length === 0 ? "ok" : hasData ? "partial" : "failed",
      codes: errors.length === 0 ? [] : codesOf(errors),
      ms: Math.round((now() - startedAt) * 100) / 100,
    };
    trace?.end(finished);
    tell({ finished, requestId, viewer });
  };
}

function lineOf({ operation, type, outcome, ms, codes }: FinishedOperation, requestId: string, person: string | null) {
  const line = { requestId, person, operation, type, outcome, ms };
  // A list costs as much as the rest of a line, so an empty one is omitted.
  return codes.length === 0 ? line : { ...line, codes };
}
