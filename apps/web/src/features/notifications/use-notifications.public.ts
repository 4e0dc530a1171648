import type { ApolloCache } from "@apollo/client";
import { NetworkStatus } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import {
  MarkAllNotificationsReadDocument,
  NotificationsDocument,
  type NotificationRowFragment,
} from "./notifications.generated.ts";

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

function markInCache(cache: ApolloCache, rows: readonly NotificationRowFragment[]) {
  const readAt = new Date().toISOString();
  cache.modify({ fields: { notifications: (all: object) => ({ ...all, unreadCount: 0 }) } });
  for (const row of rows.filter(({ readAt: before }) => before === null)) {
    const id = cache.identify({ __typename: row.__typename, id: row.id });
    if (id !== undefined) cache.modify({ id, fields: { readAt: () => readAt } });
  }
}

/** The viewer's own notifications, newest first. */
export function useNotifications(): Notifications {
  const { data, loading, networkStatus, error, refetch, fetchMore } = useQuery(NotificationsDocument, {
    variables: { first: pageSize, after: null },
    notifyOnNetworkStatusChange: true,
  });
  const [mark] = useMutation(MarkAllNotificationsReadDocument);
  const connection = data?.notifications;
  const rows = connection?.edges.map(({ node }) => node);
  const after = connection?.pageInfo.endCursor;

  function markAllRead() {
    void mark({
      variables: { idempotencyKey: crypto.randomUUID() },
      optimisticResponse: {
        notificationsMarkAllRead: {
          __typename: "NotificationsMarkAllReadPayload",
          notifications: null,
          userErrors: [],
        },
      },
      update(cache, { data: answer }) {
        if (answer?.notificationsMarkAllRead.userErrors.length === 0) markInCache(cache, rows ?? []);
      },
    }).catch(() => undefined);
  }

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
