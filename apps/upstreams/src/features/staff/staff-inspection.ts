import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { auditActions } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { reachable } from "../account/account.public.ts";

/** Whose sessions or activity somebody wants to see or end. */
export async function ownerFor(context: Context, id: string, needs: "staff:read" | "staff:act") {
  const { firstname, lastname } = await reachable(context, id, needs);
  return { id, name: `${firstname} ${lastname}` };
}

/** Something that a person did. Source: domain.md 1.6. */
export const staffActivityRecord = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    action: z.enum(auditActions),
    entityKind: z.string(),
    entityId: z.string().nullable(),
    entityLabel: z.string(),
    changedFields: z.array(z.string()),
    reason: z.string().nullable(),
    ip: z.string().nullable(),
    userAgent: z.string().nullable(),
  })
  .meta({ id: "StaffActivity" });
type StaffActivityRecord = z.infer<typeof staffActivityRecord>;

const largest = 100;
const limitRefused = messages.between("Limit", 1, largest);
export const activityQuery = z.object({
  limit: z
    .array(z.coerce.number(limitRefused).int(limitRefused).min(1, limitRefused).max(largest, limitRefused))
    .default([25]),
  after: z.array(z.string()).default([]),
});

/** A place in the stream is the id of the entry it comes after. */
function after(userId: string, id: string | undefined): SQL | undefined {
  if (id === undefined || id === "") return undefined;
  if (!/^[0-9a-f]{24}$/.test(id)) throw fieldRefusal("after", messages.choice("Cursor"));
  return sql`(${teamActivity.at}, ${teamActivity.id}) < (
    select place.at, place.id from ${teamActivity} place where place.id = ${id} and place.actor_id = ${userId})`;
}

/** Part of what somebody did, newest first. */
export async function activityOf(
  context: Context,
  userId: string,
  { limit: [limit = 25], after: [cursor] }: z.output<typeof activityQuery>,
): Promise<{ data: StaffActivityRecord[]; nextCursor: string | null }> {
  await ownerFor(context, userId, "staff:read");
  const rows = await context.db
    .select()
    .from(teamActivity)
    .where(and(eq(teamActivity.actorId, userId), after(userId, cursor)))
    .orderBy(desc(teamActivity.at), desc(teamActivity.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    data: page.map(({ id, at, action, entityKind, entityId, entityLabel, changes, reason, ip, userAgent }) => ({
      _id: id,
      at: at.toISOString(),
      action,
      entityKind,
      entityId,
      entityLabel,
      changedFields: Object.keys(changes),
      reason,
      ip,
      userAgent,
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
