import type { ErrorCode } from "./codes.ts";

/** The meaning of each code, for callers. */
export const codeTexts: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: "Nobody is signed in, or the session has ended.",
  FORBIDDEN:
    "Your role, or the token’s scopes, do not allow this; requires names what is missing. The rest of the answer is not affected.",
  BAD_USER_INPUT: "An argument or a variable is not valid, or the record is not in a state that allows this.",
  RATE_LIMITED: "Too many requests within a minute; retryAfter says in how many seconds to try again.",
  UPSTREAM_UNAVAILABLE:
    "A server behind the gateway did not answer, or failed; source names it. Its fields are null; the rest is not affected.",
  UPSTREAM_REFUSED: "A server behind the gateway refused the gateway's own call; the session is not to blame.",
  UPSTREAM_BAD_ANSWER: "A server behind the gateway sent an answer that it should not have.",
  GRAPHQL_PARSE_FAILED: "The text is not GraphQL.",
  GRAPHQL_VALIDATION_FAILED: "The operation asks for something that is not in the schema.",
  LIMIT_EXCEEDED: "The operation is too large, too deep or too costly, or a stream is being read too slowly.",
  INTERNAL_SERVER_ERROR: "A fault in this server; look for the requestId in the log.",
};
