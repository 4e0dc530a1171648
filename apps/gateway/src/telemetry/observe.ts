import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";
import { knownName } from "./known-names.ts";
import { deferredBatch } from "./deferred-batch.ts";
import type { FinishedOperation, OperationTrace } from "./trace.ts";

/** What came of an operation. */
interface Ended {
  name: string | null | undefined;
  type: FinishedOperation["type"];
  hasData: boolean;
  errors: readonly { extensions?: { code?: unknown } }[];
}

/** What is told of who asked, and when. */
interface Asked {
  requestId: string;
  viewer: { _id: string } | null;
  /** By the monotonic clock in milliseconds; null for what nobody asked. */
  startedAt: number | null;
  trace: OperationTrace | null;
}

/** Is told of each operation when it has ended. */
export type Observe = (asked: Asked, ended: Ended) => void;

const codesOf = (errors: Ended["errors"]) => [...new Set(errors.map(({ extensions }) => String(extensions?.code)))];

/** An operation that waits to be told of. */
interface Waiting extends Pick<Asked, "requestId" | "viewer"> {
  finished: FinishedOperation;
}

/** One line in the log, a count and the end of a span for each operation; nothing of what it asked for or was answered. */
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
  // A list costs as much as all the rest of a line, so it is written only where there is something in it.
  return codes.length === 0 ? line : { ...line, codes };
}
