import { withUserErrors } from "../../errors/user-errors.ts";
import { toConnection } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { NotificationsAnswer } from "./notifications.source.ts";

const firstPart = 20;

const withUnread = (answer: NotificationsAnswer) => ({ ...toConnection(answer), unreadCount: answer.unread });

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: async (_, { first, after }, { sources }) =>
      withUnread(await sources.notifications.list(first, after)),
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
      userErrors.length > 0 ? null : withUnread(await sources.notifications.list(firstPart)),
  },
};
