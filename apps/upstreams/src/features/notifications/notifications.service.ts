import { and, eq, inArray, ne } from "drizzle-orm";
import type { NotificationType } from "@app/domain/enums.ts";
import { rolesWith, type Permission } from "@app/domain/permissions.ts";
import { newId } from "../../database/new-id.ts";
import type { Context } from "../../service/context.ts";
import { publish } from "../../records/outbox.ts";
import { accountUsers } from "../account/account.public.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import { notifications } from "./notifications.table.ts";

/** What people are to know. */
interface Told {
  type: NotificationType;
  kind: NoticeKind;
  title: string;
  description: string;
  /** A path of the portal. */
  url: string | null;
}

export interface Notice extends Told {
  /** Who is told: the active staff who may, without the one who did it. */
  needs: Permission;
}

async function notifyAll(context: Pick<Context, "db" | "now">, people: readonly string[], notice: Told): Promise<void> {
  if (people.length === 0) return;
  const { db, now } = context;
  const rows = people.map((recipientId) => ({ ...notice, id: newId(now), recipientId, createdAt: now }));
  await db.insert(notifications).values(rows);
  await publish(
    context,
    rows.map(({ id, recipientId }) => ({
      entityKind: "notification" as const,
      entityId: id,
      action: "created" as const,
      permission: null,
      personId: recipientId,
    })),
  );
}

/** Notifies one person of what was done for them. */
export const notifyPerson = (context: Pick<Context, "db" | "now">, id: string, notice: Told): Promise<void> =>
  notifyAll(context, [id], notice);

/** Notifies people of something, in the transaction that does it. Source: domain.md 1.6. */
export async function notify(
  context: Pick<Context, "db" | "now"> & { actor: { id: string } },
  { needs, ...notice }: Notice,
): Promise<void> {
  const { db, actor } = context;
  const mayKnow = and(
    eq(accountUsers.status, "active"),
    inArray(accountUsers.userRole, [...rolesWith(needs)]),
    ne(accountUsers.id, actor.id),
  );
  const people = await db.select({ id: accountUsers.id }).from(accountUsers).where(mayKnow);
  await notifyAll(
    context,
    people.map(({ id }) => id),
    notice,
  );
}
