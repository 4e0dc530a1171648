import type { Source } from "../errors/upstream-error.ts";

/** The outcome of a server call: success, refusal, server failure, or no readable response. */
export type CallOutcome = "ok" | "refused" | "failed" | "silent";

/** The outcome of an operation: no errors, errors beside data, or only errors. */
type Outcome = "ok" | "partial" | "failed";

/** A finished operation for logs, metrics and traces; never its variables or response. */
export interface FinishedOperation {
  /** The name of a known document; else `unknown` or `anonymous`, as a name is the caller's text. */
  operation: string;
  type: "query" | "mutation" | "subscription" | "none";
  outcome: Outcome;
  /** Distinct error codes. */
  codes: readonly string[];
  /** Duration in milliseconds. */
  ms: number;
}

/** A server call in a trace. */
export interface CallTrace {
  /** Sent to the server, so that its spans are children of this one (W3C Trace Context). */
  traceparent: string;
  end(outcome: CallOutcome): void;
}

/** An operation in a trace. */
export interface OperationTrace {
  call(source: Source, method: string): CallTrace;
  end(finished: FinishedOperation): void;
}

/** Sends traces to a collector. */
export interface Tracing {
  /** Starts an operation, below the caller's span if it sends one. */
  begin(traceparent: string | undefined): OperationTrace;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}
