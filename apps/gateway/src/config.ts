import { fileURLToPath } from "node:url";
import { z } from "zod";
import { errorReports } from "@app/domain/error-reports.ts";

/** The gateway's configuration from its environment, validated. Times are milliseconds, sizes bytes. */
export interface Config {
  host: string;
  port: number;
  v1Url: string;
  v2Url: string;
  /** Where rates are counted together with other gateways; null counts in memory. */
  redisUrl: string | null;
  /** Operations per minute: of a signed-in person, of a service token, and of an address without sign-in. */
  rates: { person: number; token: number; address: number };
  /** The portal's address; only its scheme matters here. */
  publicUrl: string | null;
  /** Authorises reading the servers' changes; null for no live changes. */
  eventsToken: string | null;
  /** Opens `/metrics` to other machines; null for this one only. */
  metricsToken: string | null;
  /** Base URL of the trace collector; null for no traces. */
  otlpEndpoint: string | null;
  logLevel: (typeof logLevels)[number];
  /** Whether reference data is cached. */
  keepsReference: boolean;
  analyticsId: string | null;
  errorDsn: string | null;
  /** The portal's built files. */
  portalRoot: string;
  /** The playground's built files. */
  playgroundRoot: string;
  /** How many changes may wait for a slow client of a stream, besides those it begins with. */
  streamBacklog: number;
  /** How long the port stays open after a stop was requested, while `/readyz` fails. */
  drainMs: number;
  /** The timeout of a call to a server. */
  upstreamDeadlineMs: number;
  /** The timeout of an upload, from its first byte to the response. */
  uploadDeadlineMs: number;
  /** How long an upload may stand still: neither its sender nor the server moves. */
  uploadStalledMs: number;
  /** The largest response read from a server. */
  upstreamAnswerBytes: number;
}

/** Shown by the portal and `/config.json`. Source: admin-portal.md 9. */
export const version = errorReports.release;

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const port = z.coerce.number().int().min(0).max(65535);
const address = z.url({ protocol: /^https?$/ });
const optional = z.string().min(1).optional();

/** The variables, with what the documentation says of each. `unset`: what happens instead of a default. */
export const variables = z.object({
  HOST: z.string().min(1).default("127.0.0.1").describe("address that the gateway listens on"),
  PORT: port.default(4000).describe("port of the gateway"),
  V1_PORT: port.default(4001).describe("port of the upstream server v1"),
  V2_PORT: port.default(4002).describe("port of the upstream server v2"),
  V1_URL: address.optional().describe("the business’s own server v1; unset, `npm start` runs ours"),
  V2_URL: address.optional().describe("the business’s own server v2; unset, `npm start` runs ours"),
  PUBLIC_URL: address.optional().describe("address of the portal, if not at `PORT`; used for links in emails"),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe("a Redis in which several gateways count rates together; unset, each counts alone"),
  RATE_PER_PERSON: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_200)
    .describe("operations per minute for a person who is signed in"),
  RATE_PER_TOKEN: z.coerce
    .number()
    .int()
    .min(1)
    .default(600)
    .describe("the same for a service token, which may have a lower rate of its own"),
  RATE_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(120)
    .describe("the same for a network address without sign-in"),
  EVENTS_TOKEN: z.string().min(16).optional().meta({
    description: "lets the gateway read the servers’ changes, so all programs need the same; unset, nothing is live",
    unset: "made up by `npm start`",
  }),
  METRICS_TOKEN: z.string().min(16).optional().describe("opens `/metrics` to other machines; unset, only to this one"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe("base address of a collector for traces; unset, there are none"),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(0)
    .describe("how long a stopping gateway goes on serving while `/readyz` fails"),
  UPSTREAM_TIMEOUT_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(120)
    .default(5)
    .describe("how long a call to an upstream server may take; uploads have a limit of their own"),
  LOG_LEVEL: z.enum(logLevels).default("info").describe("of the gateway and the upstream servers"),
  REFERENCE_CACHE: z.enum(["0", "1"]).default("1").describe("`0`: subjects, tutors and policies are never cached"),
  ANALYTICS_ID: optional.describe(
    "a measurement id of Google Analytics, which then counts pages for whoever agrees to cookies",
  ),
  ERROR_DSN: address
    .optional()
    .describe("the DSN of a Sentry project, which then gets the portal’s errors from whoever agrees to cookies"),
});

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Reads the environment; an empty value counts as unset, an invalid one throws a line that names it. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { data, error } = variables.safeParse(set);
  if (!data) {
    const [issue] = error.issues;
    throw new Error(`Bad environment value: ${String(issue?.path[0])}: ${issue?.message ?? "not valid"}`);
  }

  return {
    host: data.HOST,
    port: data.PORT,
    v1Url: data.V1_URL ?? `http://localhost:${data.V1_PORT}`,
    v2Url: data.V2_URL ?? `http://localhost:${data.V2_PORT}`,
    publicUrl: data.PUBLIC_URL ?? null,
    redisUrl: data.REDIS_URL ?? null,
    rates: { person: data.RATE_PER_PERSON, token: data.RATE_PER_TOKEN, address: data.RATE_PER_ADDRESS },
    eventsToken: data.EVENTS_TOKEN ?? null,
    metricsToken: data.METRICS_TOKEN ?? null,
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: data.LOG_LEVEL,
    keepsReference: data.REFERENCE_CACHE === "1",
    analyticsId: data.ANALYTICS_ID ?? null,
    errorDsn: data.ERROR_DSN ?? null,
    // Two levels up, from src/ as from dist/.
    portalRoot: folder("../../web/dist"),
    playgroundRoot: folder("../dist/playground"),
    streamBacklog: 1_000,
    drainMs: data.DRAIN_SECONDS * 1_000,
    upstreamDeadlineMs: data.UPSTREAM_TIMEOUT_SECONDS * 1_000,
    uploadDeadlineMs: 300_000,
    uploadStalledMs: 30_000,
    upstreamAnswerBytes: 16 * 1024 * 1024,
  };
}
