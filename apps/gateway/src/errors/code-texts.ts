import type { ErrorCode } from "./codes.ts";

/** What each code says to whoever meets it. */
export const codeTexts: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: "Nobody is signed in, or the session has ended.",
  FORBIDDEN: "The role may not do this. The rest of the answer stands.",
  BAD_USER_INPUT: "An argument or a variable is not as it must be, or the record is not in a state for it.",
  RATE_LIMITED: "Too much was asked within a minute; retryAfter says in how many seconds to try again.",
  UPSTREAM_UNAVAILABLE:
    "A server behind did not answer, or broke; source names it. Its fields are null, the rest stands.",
  UPSTREAM_REFUSED: "A server behind did not accept this server's call; the session is not to blame.",
  UPSTREAM_BAD_ANSWER: "A server behind answered something that was not agreed.",
  GRAPHQL_PARSE_FAILED: "The text is not GraphQL.",
  GRAPHQL_VALIDATION_FAILED: "The operation asks for something that is not in the schema.",
  LIMIT_EXCEEDED: "The operation is too large, too deep or too costly, or a stream is read too slowly.",
  INTERNAL_SERVER_ERROR: "A fault of this server; the requestId leads to it in the log.",
};
