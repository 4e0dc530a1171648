import type { ErrorStateProps } from "@app/ui/feedback/error-state.tsx";
import { shownError } from "./server-error.ts";

/** Properties for ErrorState: what failed, why, and how to retry. `what` follows "The": "regions". */
export function failure(
  what: string,
  error: unknown,
  retry: () => Promise<unknown>,
  retrying = false,
): ErrorStateProps {
  const { message, requestId } = shownError(error);
  return {
    title: `The ${what} could not be loaded`,
    message,
    ...(requestId !== null && { requestId }),
    onRetry: () => void retry(),
    retrying,
  };
}
