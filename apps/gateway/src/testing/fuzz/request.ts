/** The target: the gateway, or one of the servers behind it directly. */
export type Target = "gateway" | "v1" | "v2";

/** A request, complete enough to be sent again. */
export interface FuzzRequest {
  to: Target;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** The person of its token; null for none. */
  person: string | null;
  /** The route or kind of request, for counting. */
  what: string;
}

/** A response. */
export interface FuzzAnswer {
  /** Null without a response. */
  status: number | null;
  text: string;
  /** GraphQL error codes. */
  codes: readonly string[];
}

/** GraphQL error codes that are our fault, even in a 200. */
const faults: ReadonlySet<string> = new Set(["INTERNAL_SERVER_ERROR", "UPSTREAM_UNAVAILABLE", "UPSTREAM_BAD_ANSWER"]);

/** Whether no request, however bad, may cause this response. */
export const isFault = ({ status, codes }: FuzzAnswer): boolean =>
  status === null || status >= 500 || codes.some((code) => faults.has(code));
