import { and, isNull } from "drizzle-orm";
import { z } from "zod";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { read, write, type Route } from "../../http/route.ts";
import { notificationRecord, own, readNotifications, streamQuery } from "./notification-stream.ts";
import { notifications } from "./notifications.table.ts";

async function markAllRead(context: Context): Promise<{ read: number }> {
  const rows = await context.db
    .update(notifications)
    .set({ readAt: context.now })
    .where(and(own(context), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (rows.length > 0) {
    const { id, name } = context.actor;
    await audit(context, { action: "updated", kind: "notifications", id, label: name, after: { read: rows.length } });
  }
  return { read: rows.length };
}

/** One's own notifications. Source: domain.md 1.6. */
export const notificationRoutes: Route[] = [
  read({
    path: "/notifications",
    summary: "The caller's notifications, newest first.",
    permission: "signedIn",
    shape: "plain",
    query: streamQuery,
    answer: z.object({ data: z.array(notificationRecord), nextCursor: z.string().nullable(), unread: z.int() }),
    handle: (context, { query }) => readNotifications(context, query),
  }),
  write({
    method: "post",
    path: "/notifications/mark-all-read",
    summary: "Marks all of the caller's notifications as read.",
    permission: "signedIn",
    shape: "record",
    body: z.object({}),
    answer: z.object({ read: z.int() }),
    handle: markAllRead,
  }),
];
