import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Names of fields that a dead source left empty in an answer whose rest stands. */
export function unavailableFields(error: unknown): Set<string> {
  if (!CombinedGraphQLErrors.is(error)) return new Set();
  const names = error.errors.flatMap(({ path = [] }) => path.filter((part) => typeof part === "string"));
  return new Set(names);
}
