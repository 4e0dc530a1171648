import { version } from "../config.ts";
import type { Tracing } from "./trace.ts";

/** Traces, where there is a collector for them; without one, nothing of OpenTelemetry is even loaded. */
export async function openTracing(endpoint: string | null): Promise<Tracing | null> {
  if (endpoint === null) return null;
  const { OtlpTracing } = await import("./otlp.ts");
  return new OtlpTracing(endpoint, version);
}
