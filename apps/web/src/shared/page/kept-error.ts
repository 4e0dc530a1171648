import type { ErrorLike } from "@apollo/client";

interface Answer {
  error?: ErrorLike | undefined;
  loading: boolean;
  variables: object;
}

/** The error of a query's last response, and its variables. */
export interface KeptError {
  error: ErrorLike;
  asked: string;
}

/**
 * The error of a query's last response, until it is requested again or with other variables. Apollo drops the error on
 * any cache update that changes the result: fields that failed to load would then look like genuine nulls.
 */
export function errorToKeep(
  earlier: KeptError | undefined,
  { error, loading, variables }: Answer,
): KeptError | undefined {
  const asked = JSON.stringify(variables);
  if (error) return { error, asked };
  return loading || earlier?.asked !== asked ? undefined : earlier;
}
