import type { HistoryKind } from "@app/schema/types.generated.ts";
import { useQuery } from "../page/use-query.ts";
import { HistoryDocument, type HistoryEntryFragment } from "./history.generated.ts";

export interface HistoryPlace {
  kind: HistoryKind;
  id: string;
}

interface History {
  entries: readonly HistoryEntryFragment[] | undefined;
  loading: boolean;
  error: unknown;
  retry: () => void;
  /** Loads the previous part; undefined at the start of the history. */
  earlier: (() => void) | undefined;
}

const partSize = 20;

/** A record's history, newest first, in parts. */
export function useHistory({ kind, id }: HistoryPlace): History {
  const { data, loading, error, refetch, fetchMore } = useQuery(HistoryDocument, {
    variables: { kind, id, first: partSize },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const { edges, pageInfo } = data?.history ?? {};
  const after = pageInfo?.hasNextPage === true ? pageInfo.endCursor : null;
  return {
    entries: edges?.map(({ node }) => node),
    loading,
    error,
    retry: () => void refetch(),
    earlier: after === null ? undefined : () => void fetchMore({ variables: { after } }),
  };
}
