import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Fields left null by an unavailable source in an otherwise valid response. */
export function unavailableFields(error: unknown): Set<string> {
  if (!CombinedGraphQLErrors.is(error)) return new Set();
  const names = error.errors.flatMap(({ path = [] }) => path.filter((part) => typeof part === "string"));
  return new Set(names);
}
