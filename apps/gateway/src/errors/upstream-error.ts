import { clientMessages } from "@app/domain/client-messages.ts";
import type { ErrorCode } from "./codes.ts";

/** The servers behind the gateway, as named in `extensions.source`. */
export type Source = "v1" | "v2" | "v1-graphql";

/** The body of a 409 for a stale save. */
export interface StaleSave {
  current: Record<string, unknown>;
  version: number;
  changedBy: string | null;
  changedAt: string | null;
}

interface Detail {
  fields?: Readonly<Record<string, string>>;
  stale?: StaleSave | null;
  cause?: unknown;
}

const codeByStatus: Partial<Record<number, ErrorCode>> = {
  400: "BAD_USER_INPUT",
  403: "FORBIDDEN",
  404: "BAD_USER_INPUT",
  409: "BAD_USER_INPUT",
  413: "LIMIT_EXCEEDED",
  422: "BAD_USER_INPUT",
  429: "RATE_LIMITED",
};

function codeFor(source: Source, status: number): ErrorCode {
  // Only a 401 of the older server ends a session.
  if (status === 401) return source === "v2" ? "UPSTREAM_REFUSED" : "UNAUTHENTICATED";
  return codeByStatus[status] ?? (status >= 500 ? "UPSTREAM_UNAVAILABLE" : "UPSTREAM_BAD_ANSWER");
}

/** A server refused, failed, or returned an invalid response. `status` is null without a usable response. */
export class UpstreamError extends Error {
  /** GraphQL.js copies these to the error that a caller sees. */
  readonly extensions: { code: ErrorCode; source: Source };
  readonly fields: Readonly<Record<string, string>>;
  readonly stale: StaleSave | null;
  readonly status: number | null;

  constructor(source: Source, status: number | null, code: ErrorCode, message: string, detail: Detail = {}) {
    super(message, { cause: detail.cause });
    this.name = "UpstreamError";
    this.status = status;
    this.extensions = { code, source };
    this.fields = detail.fields ?? {};
    this.stale = detail.stale ?? null;
  }

  /** The server refused or failed. */
  static refused(source: Source, status: number, text: string | null, detail: Detail = {}) {
    return new UpstreamError(source, status, codeFor(source, status), text ?? clientMessages.unknown, detail);
  }

  /** No response in time. */
  static silent(source: Source, cause: unknown) {
    return new UpstreamError(source, null, "UPSTREAM_UNAVAILABLE", clientMessages.network, { cause });
  }

  /** The response violates the contract; it is never shown. */
  static senseless(source: Source, why: string) {
    return new UpstreamError(source, null, "UPSTREAM_BAD_ANSWER", clientMessages.unknown, { cause: why });
  }
}
