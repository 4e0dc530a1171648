/** All values of `extensions.code`. */
export const errorCodes = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "BAD_USER_INPUT",
  "RATE_LIMITED",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_REFUSED",
  "UPSTREAM_BAD_ANSWER",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "LIMIT_EXCEEDED",
  "INTERNAL_SERVER_ERROR",
] as const;
export type ErrorCode = (typeof errorCodes)[number];
