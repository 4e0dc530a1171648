import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { NotificationsAnswer } from "./notifications.source.ts";

const firstPart = 20;

/** A notification's own id is its place in the stream. */
const toConnection = ({ data, nextCursor, unread }: NotificationsAnswer) => ({
  edges: data.map((node) => ({ node, cursor: node._id })),
  pageInfo: { endCursor: nextCursor ?? null, hasNextPage: Boolean(nextCursor) },
  unreadCount: unread,
});

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: async (_, { first, after }, { sources }) =>
      toConnection(await sources.notifications.list(first, after)),
  },
  Mutation: {
    notificationsMarkAllRead: (_, { idempotencyKey }, { sources }) =>
      withUserErrors({ notifications: null }, async () => {
        await sources.notifications.markAllRead(idempotencyKey);
        return { notifications: null };
      }),
  },
  NotificationsMarkAllReadPayload: {
    notifications: async ({ userErrors }, _, { sources }) =>
      userErrors.length > 0 ? null : toConnection(await sources.notifications.list(firstPart)),
  },
  Notification: { id: (notification) => notification._id },
};
