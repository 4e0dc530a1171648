import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-node";
import type { Source } from "../errors/upstream-error.ts";
import type { CallOutcome, CallTrace, FinishedOperation, OperationTrace, Tracing } from "./trace.ts";

/** An unresponsive collector must not delay the end of the process. */
const exportWithinMs = 3_000;

const header = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The caller's span; the root if it is missing or invalid. */
function contextFrom(traceparent: string | undefined): Context {
  const [, traceId = "", spanId = "", flags = "00"] = header.exec(traceparent ?? "") ?? [];
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
}

function headerOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

class OtlpCall implements CallTrace {
  readonly traceparent: string;
  readonly #span: Span;

  constructor(span: Span) {
    this.#span = span;
    this.traceparent = headerOf(span);
  }

  end(outcome: CallOutcome): void {
    this.#span.setAttribute("gateway.outcome", outcome);
    if (outcome === "failed" || outcome === "silent") this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
  }
}

class OtlpOperation implements OperationTrace {
  readonly #tracer: Tracer;
  readonly #span: Span;
  readonly #context: Context;

  constructor(tracer: Tracer, parent: Context) {
    this.#tracer = tracer;
    this.#span = tracer.startSpan("operation", { kind: SpanKind.SERVER }, parent);
    this.#context = trace.setSpan(parent, this.#span);
  }

  call(source: Source, method: string): CallTrace {
    const attributes = { "gateway.source": source, "http.request.method": method };
    // The path may contain an id or token; the server knows what was asked.
    return new OtlpCall(
      this.#tracer.startSpan(`${source} ${method}`, { kind: SpanKind.CLIENT, attributes }, this.#context),
    );
  }

  end({ operation, type, outcome, codes }: FinishedOperation): void {
    this.#span.updateName(`${type} ${operation}`);
    this.#span.setAttributes({
      "graphql.operation.name": operation,
      "graphql.operation.type": type,
      "gateway.outcome": outcome,
      "gateway.error.codes": [...codes],
    });
    if (outcome === "failed") this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
  }
}

/**
 * Sends spans to a collector by OTLP over HTTP. Context is passed explicitly, which costs less than following it
 * through promises.
 */
export class OtlpTracing implements Tracing {
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;

  /** `endpoint` is the collector's base URL, as in OTEL_EXPORTER_OTLP_ENDPOINT; `version` is the gateway's. */
  constructor(endpoint: string, version: string) {
    const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportWithinMs });
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ "service.name": "gateway", "service.version": version }),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.#tracer = this.#provider.getTracer("gateway", version);
  }

  begin(traceparent: string | undefined): OperationTrace {
    return new OtlpOperation(this.#tracer, contextFrom(traceparent));
  }

  async close(): Promise<void> {
    // Spans that the collector has not accepted by now are lost.
    await this.#provider.shutdown().catch(() => undefined);
  }
}
