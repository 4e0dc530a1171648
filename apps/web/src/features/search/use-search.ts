import { useLazyQuery } from "@apollo/client/react";
import { useRef } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { SearchDocument, type SearchResultRowFragment } from "./search.generated.ts";

interface SearchState {
  /** What was asked for last; empty before. */
  query: string;
  /** Undefined before the first answer and after a failure. */
  results: readonly SearchResultRowFragment[] | undefined;
  loading: boolean;
  failed: boolean;
  search: (query: string) => Promise<void>;
  /** Nobody waits for the answer any longer. */
  abandon: () => void;
}

/** Searches as asked; only the newest search is shown, and told of where it fails. */
export function useSearch(): SearchState {
  const [ask, { data, loading, variables, called, error }] = useLazyQuery(SearchDocument, {
    fetchPolicy: "network-only",
  });
  const turn = useRef(0);
  const closeToast = useRef<() => void>(undefined);

  async function search(query: string) {
    const own = (turn.current += 1);
    closeToast.current?.();
    // A search that another one follows is broken off: that is no failure.
    const answer = await ask({ variables: { query } }).catch(() => null);
    if (own !== turn.current || (answer && !answer.error)) return;
    closeToast.current = toast.failed(clientMessages.search);
  }

  const failed = called && !loading && error !== undefined;
  return {
    query: variables.query ?? "",
    results: called && !failed ? (data?.search ?? undefined) : undefined,
    loading,
    failed,
    search,
    abandon: () => void (turn.current += 1),
  };
}
