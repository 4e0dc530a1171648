import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { SearchDocument, type SearchResultRowFragment } from "../../features/search/search.generated.ts";

/** After the last letter, in milliseconds. */
const pauseMs = 150;
/** Fewer letters find too much to be of use. */
const leastLetters = 2;

interface Found {
  /** What it was found by. */
  text: string;
  /** Null where the search failed. */
  results: readonly SearchResultRowFragment[] | null;
}

/** People and places by what is typed, a moment after the last letter; only the newest search counts. */
export function useFound(typed: string) {
  const client = useApolloClient();
  const [found, setFound] = useState<Found | null>(null);
  const text = typed.trim();
  const isAsked = text.length >= leastLetters;

  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const ask = async () => {
      const context = { fetchOptions: { signal: stop.signal }, shown: true };
      const answer = await client
        .query({ query: SearchDocument, variables: { query: text }, fetchPolicy: "network-only", context })
        .catch(() => null);
      if (!stop.signal.aborted) setFound({ text, results: answer?.data?.search ?? null });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, text, isAsked]);

  // What was found for fewer letters stays until more is known, unless they are taken back.
  const known = isAsked ? found : null;
  return {
    results: known?.results ?? [],
    isSearching: isAsked && known?.text !== text,
    hasFailed: known?.text === text && known.results === null,
  };
}
