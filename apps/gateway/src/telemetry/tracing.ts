import { version } from "../config.ts";
import type { Tracing } from "./trace.ts";

/** Tracing, if a collector is configured; otherwise OpenTelemetry is not even loaded. */
export async function openTracing(endpoint: string | null): Promise<Tracing | null> {
  if (endpoint === null) return null;
  const { OtlpTracing } = await import("./otlp.ts");
  return new OtlpTracing(endpoint, version);
}
