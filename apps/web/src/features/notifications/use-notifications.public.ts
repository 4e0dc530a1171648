import { NetworkStatus } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useQuery } from "../../shared/page/use-query.ts";
import { NotificationsDocument, type NotificationRowFragment } from "./notifications.generated.ts";

/** Notifications read at a time. */
const pageSize = 20;

export interface Notifications {
  /** Undefined until the first answer. */
  rows: readonly NotificationRowFragment[] | undefined;
  unread: number;
  loading: boolean;
  loadingMore: boolean;
  error: unknown;
  retry: () => void;
  /** Reads on; undefined at the end. */
  more: (() => void) | undefined;
  /** Shown as read at once; taken back if the server refuses. */
  markAllRead: () => void;
}

/** The viewer's own notifications, newest first. */
export function useNotifications(): Notifications {
  const { data, loading, networkStatus, error, refetch, fetchMore } = useQuery(NotificationsDocument, {
    variables: { first: pageSize, after: null },
    notifyOnNetworkStatusChange: true,
  });
  const client = useApolloClient();
  const connection = data?.notifications;
  const rows = connection?.edges.map(({ node }) => node);
  const after = connection?.pageInfo.endCursor;

  const markAllRead = () =>
    void import("./mark-all-read.ts").then((marking) => marking.markAllRead(client, rows ?? [])).catch(() => undefined);

  return {
    rows,
    unread: connection?.unreadCount ?? 0,
    loading,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    error,
    retry: () => void refetch(),
    more: connection?.pageInfo.hasNextPage && after ? () => void fetchMore({ variables: { after } }) : undefined,
    markAllRead,
  };
}
