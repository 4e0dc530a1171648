import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { PartialBannerProps } from "@app/ui/feedback/partial-banner.tsx";

/** Fields left null by an unavailable source in an otherwise valid response. */
export function unavailableFields(error: unknown): Set<string> {
  if (!CombinedGraphQLErrors.is(error)) return new Set();
  // Fields that the viewer may not read have not failed.
  const failures = error.errors.filter(({ extensions }) => extensions?.code !== "FORBIDDEN");
  const names = failures.flatMap(({ path = [] }) => path.filter((part) => typeof part === "string"));
  return new Set(names);
}

/** A field of another data source, and the notice while that is down. */
export interface MissingInWords {
  field: string;
  title: string;
  text: string;
}

/** The notice for fields that failed to load: the one for `named`, otherwise a general one. */
export function missingPart(
  what: string,
  unavailable: ReadonlySet<string>,
  retry: () => Promise<unknown>,
  named?: MissingInWords,
): PartialBannerProps | undefined {
  if (unavailable.size === 0) return undefined;
  const onRetry = () => void retry();
  if (named && unavailable.has(named.field)) return { title: named.title, text: named.text, onRetry };
  return {
    title: `Part of ${what} is unavailable right now.`,
    text: "What is missing reads “Unknown” or is blank; everything else is up to date.",
    onRetry,
  };
}
