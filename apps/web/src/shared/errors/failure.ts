import type { ErrorStateProps } from "@app/ui/feedback/error-state.tsx";
import { shownError } from "./server-error.ts";

/** What failed, why, and how to try again, for ErrorState. `what` as it follows "The": "regions". */
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
