import type { Source } from "../errors/upstream-error.ts";

/** What became of a call to a server: a good answer, a refusal, a fault of its own, or nothing that could be read. */
export type CallOutcome = "ok" | "refused" | "failed" | "silent";

/** What became of an operation: no errors, errors beside data, or errors alone. */
type Outcome = "ok" | "partial" | "failed";

/** A finished operation as the log, the metrics and the traces tell of it: never its variables or its answer. */
export interface FinishedOperation {
  /** Of a known document; else `unknown` or `anonymous`, since a name is the caller's own text. */
  operation: string;
  type: "query" | "mutation" | "subscription" | "none";
  outcome: Outcome;
  /** Codes of its errors, each once. */
  codes: readonly string[];
  /** How long it took, in milliseconds. */
  ms: number;
}

/** One call to a server, in a trace. */
export interface CallTrace {
  /** What the server is told, so that its own spans hang under this one (W3C Trace Context). */
  traceparent: string;
  end(outcome: CallOutcome): void;
}

/** One operation, in a trace. */
export interface OperationTrace {
  call(source: Source, method: string): CallTrace;
  end(finished: FinishedOperation): void;
}

/** Sends traces to a collector. */
export interface Tracing {
  /** Begins an operation; under the caller's own span where it sends one. */
  begin(traceparent: string | undefined): OperationTrace;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}
