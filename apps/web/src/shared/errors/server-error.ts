import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { clientMessages } from "@app/domain/client-messages.ts";

/** How a failed request is shown. Source: admin-portal.md section 8. */
export interface ShownError {
  message: string;
  /** Identifies the request in the server's log; null if no server answered. */
  requestId: string | null;
}

function extension(error: unknown, name: string): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const value = error.errors[0]?.extensions?.[name];
  return typeof value === "string" ? value : null;
}

/** Whether the server does not (or no longer) accept the session. */
export function isSignedOut(error: unknown): boolean {
  if (ServerError.is(error) || ServerParseError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED")
  );
}

/** What the server says of a suspended account; undefined for any other error. */
export function suspensionIn(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ message }) => message === clientMessages.suspended)?.message;
}

/** Whether no server could be reached. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Whether a server did not answer, ours or one behind it: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (isNetworkError(error)) return true;
  if (ServerError.is(error) || ServerParseError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === "UPSTREAM_UNAVAILABLE")
  );
}

/** The server's message; "Network error" without a response, else "An error occurred". */
export function shownError(error: unknown): ShownError {
  if (CombinedGraphQLErrors.is(error)) {
    const message = error.errors[0]?.message ?? clientMessages.unknown;
    return { message, requestId: extension(error, "requestId") };
  }
  return { message: isNetworkError(error) ? clientMessages.network : clientMessages.unknown, requestId: null };
}
