import type { ApolloCache, ApolloClient } from "@apollo/client";
import { MarkAllNotificationsReadDocument } from "./mark-all-read.generated.ts";
import { NotificationsDocument, type NotificationRowFragment } from "./notifications.generated.ts";

function markInCache(cache: ApolloCache, rows: readonly NotificationRowFragment[]) {
  const readAt = new Date().toISOString();
  cache.modify({ fields: { notifications: (all: object) => ({ ...all, unreadCount: 0 }) } });
  for (const row of rows.filter(({ readAt: before }) => before === null)) {
    const id = cache.identify({ __typename: row.__typename, id: row.id });
    if (id !== undefined) cache.modify({ id, fields: { readAt: () => readAt } });
  }
}

/** Shown as read at once; taken back if the server refuses. Loaded when it is asked for. */
export async function markAllRead(client: ApolloClient, rows: readonly NotificationRowFragment[]): Promise<void> {
  await client.mutate({
    mutation: MarkAllNotificationsReadDocument,
    variables: { idempotencyKey: crypto.randomUUID() },
    optimisticResponse: {
      notificationsMarkAllRead: { __typename: "NotificationsMarkAllReadPayload", notifications: null, userErrors: [] },
    },
    update(cache, { data: answer }) {
      if (answer?.notificationsMarkAllRead.userErrors.length === 0) markInCache(cache, rows);
    },
  });
  // One that came after all were marked is not read: it may have been told of before this answer was here.
  await client.refetchQueries({ include: [NotificationsDocument] });
}
