import { useApolloClient } from "@apollo/client/react";

/** What shows recordings, and what shows how many of them there are. */
const affected = [
  "appRecordings",
  "words",
  "word",
  "conversationPractices",
  "conversationPractice",
  "stories",
  "story",
  "sentenceSessions",
  "sentenceSession",
  "speakers",
];

/** Asks anew for all that a changed recording shows in. */
export function useChanged(): () => void {
  const client = useApolloClient();
  return () =>
    void client
      .refetchQueries({
        updateCache(cache) {
          for (const fieldName of affected) cache.evict({ id: "ROOT_QUERY", fieldName });
        },
      })
      .catch(() => undefined);
}
