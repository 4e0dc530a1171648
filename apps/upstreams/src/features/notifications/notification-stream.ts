import { and, count, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { notificationTypes } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { mayStillSee } from "./notice-kinds.ts";
import { notifications, type NotificationRow } from "./notifications.table.ts";

export const notificationRecord = z
  .object({
    _id: z.string(),
    type: z.enum(notificationTypes),
    title: z.string(),
    description: z.string(),
    kind: z.string().meta({ description: "What it is about." }),
    url: z.string().nullable().meta({ description: "A path in the portal." }),
    readAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Notification" });
type NotificationRecord = z.infer<typeof notificationRecord>;

/** What stands in place of what a role no longer may see: nobody's name, and no way there. */
const unseen = {
  title: "You can no longer see this",
  description: "It is about something that your role does not include.",
  url: null,
};

const notificationOf = (
  { permissions }: Context["actor"],
  { id, recipientId, readAt, createdAt, ...row }: NotificationRow,
): NotificationRecord => ({
  ...row,
  ...(mayStillSee(permissions, row.kind) ? {} : unseen),
  _id: id,
  readAt: readAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const largest = 100;
const standardLimit = 20;
const limitRefused = messages.between("Limit", 1, largest);
export const streamQuery = z.object({
  limit: z
    .array(z.coerce.number(limitRefused).int(limitRefused).min(1, limitRefused).max(largest, limitRefused))
    .default([standardLimit]),
  after: z.array(z.string()).default([]),
});

/** The caller’s own. */
export const own = ({ actor }: Context): SQL => eq(notifications.recipientId, actor.id);

/** A place in the stream is the id of the notification it comes after. Nothing is ever put in before it, so it stays right. */
function after({ actor }: Context, id: string | undefined): SQL | undefined {
  if (id === undefined || id === "") return undefined;
  if (!/^[0-9a-f]{24}$/.test(id)) throw fieldRefusal("after", messages.choice("Cursor"));
  return sql`(${notifications.createdAt}, ${notifications.id}) < (
    select place.created_at, place.id from ${notifications} place where place.id = ${id} and place.recipient_id = ${actor.id})`;
}

/** The caller’s notifications, newest first, from the cursor on. */
export async function readNotifications(
  context: Context,
  { limit: [limit = standardLimit], after: [cursor] }: z.output<typeof streamQuery> = { limit: [], after: [] },
) {
  const { db } = context;
  const rows = await db
    .select()
    .from(notifications)
    .where(and(own(context), after(context, cursor)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const unread = await db
    .select({ n: count() })
    .from(notifications)
    .where(and(own(context), isNull(notifications.readAt)));
  return {
    data: page.map((row) => notificationOf(context.actor, row)),
    nextCursor: rows.length > limit && last ? last.id : null,
    unread: unread[0]?.n ?? 0,
  };
}
