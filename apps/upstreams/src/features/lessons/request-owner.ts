import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { openRequestStatuses } from "@app/domain/lessons/request-states.ts";
import { messages } from "@app/domain/messages.ts";
import { rolesWith } from "@app/domain/permissions.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { notify, notifyPerson } from "../notifications/notifications.public.ts";
import { regions } from "../regions/regions.public.ts";
import { lessonRequests, type RequestRow } from "./requests.table.ts";

const mayWork = rolesWith("lessons:act");

/** Refuses an owner who could not look after a request. */
export async function lockOwner(context: Context, ownerId: string | null | undefined): Promise<void> {
  if (ownerId == null) return;
  const [owner] = await lockRecords(context, accountUsers, [ownerId]);
  const may = owner?.status === "active" && [...mayWork].some((role) => role === owner.userRole);
  if (!may) throw fieldRefusal("ownerId", messages.reference("Owner"));
}

/** Who may be given requests in turn: active colleagues who may work on them. */
const takesTurns = and(eq(accountUsers.status, "active"), inArray(accountUsers.userRole, [...mayWork]));

/** The regions that were given to somebody who takes requests in turn. */
export async function staffedRegions({ db }: Pick<Context, "db">): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ regionId: sql<string>`unnest(${accountUsers.regionIds})` })
    .from(accountUsers)
    .where(takesTurns);
  return new Set(rows.map(({ regionId }) => regionId));
}

/**
 * Whose turn it is in a region: of the colleagues to whom it was given by name, the one with the fewest open requests.
 * Nobody where it was given to none: then all who could claim it are told. Source: domain.md 2.1.
 */
export async function ownerByRota({ db }: Pick<Context, "db">, regionId: string): Promise<string | null> {
  const open = count(lessonRequests.id);
  const [next] = await db
    .select({ id: accountUsers.id, open })
    .from(accountUsers)
    .leftJoin(
      lessonRequests,
      and(eq(lessonRequests.ownerId, accountUsers.id), inArray(lessonRequests.status, openRequestStatuses)),
    )
    .where(and(takesTurns, sql`${regionId} = any(${accountUsers.regionIds})`))
    .groupBy(accountUsers.id)
    .orderBy(asc(open), asc(accountUsers.id))
    .limit(1);
  return next?.id ?? null;
}

const requestPath = (id: string) => `/app/tutoring/admin-lesson-requests/view/${id}`;

/** Tells whoever looks after a request what became of it, unless they did it. */
export async function notifyOwner(
  context: Context,
  { id, ownerId }: RequestRow,
  { title, description }: { title: string; description: string },
): Promise<void> {
  if (ownerId === null || ownerId === context.actor.id) return;
  await notifyPerson(context, ownerId, {
    type: "new_message",
    kind: "lesson-request",
    title,
    description,
    url: requestPath(id),
  });
}

/** Tells those who may work on requests that one fell to nobody, since no colleague is assigned to its region. */
export async function notifyOfNobody(context: Context, { id, requestNumber, regionId }: RequestRow): Promise<void> {
  const [region] = await context.db.select({ name: regions.name }).from(regions).where(eq(regions.id, regionId));
  await notify(context, {
    type: "new_message",
    kind: "lesson-request",
    url: requestPath(id),
    needs: "lessons:act",
    title: `${requestNumber} has no owner`,
    description: `Nobody is assigned to ${region?.name ?? "its region"}. Claim the request, or assign a colleague to the region.`,
  });
}
