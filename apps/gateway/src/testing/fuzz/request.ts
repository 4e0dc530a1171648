/** Where requests go: the gateway, or straight to one of the servers behind it. */
export type Target = "gateway" | "v1" | "v2";

/** One request, whole enough to be sent again. */
export interface FuzzRequest {
  to: Target;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** Whose token it carries; null for nobody's. */
  person: string | null;
  /** The route or the kind of request, for counting. */
  what: string;
}

/** What came back. */
export interface FuzzAnswer {
  /** Null where nothing came back. */
  status: number | null;
  text: string;
  /** Codes of errors in GraphQL. */
  codes: readonly string[];
}

/** The faults of GraphQL that are ours, also in an answer of 200. */
const faults: ReadonlySet<string> = new Set(["INTERNAL_SERVER_ERROR", "UPSTREAM_UNAVAILABLE", "UPSTREAM_BAD_ANSWER"]);

/** Whether an answer is one that no request, however bad, may bring about. */
export const isFault = ({ status, codes }: FuzzAnswer): boolean =>
  status === null || status >= 500 || codes.some((code) => faults.has(code));
