import { and, eq } from "drizzle-orm";
import { creatorRoles, type CreatorInput, type CreatorUpdateInput } from "@app/domain/content/assignment.ts";
import { assignmentMessages } from "@app/domain/content/assignment-messages.ts";
import { fullName } from "@app/domain/people/name.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { accountUsers, nameOf } from "../account/account.public.ts";
import { contentCreators, type CreatorRow } from "./creators.table.ts";

export const creatorKind: RecordKind<CreatorRow, CreatorRow> = {
  table: contentCreators,
  kind: "content-creator",
  labelOf: ({ id }, context) => nameOf(context, id),
  present: (_, row) => row,
};

/** With the id of the account, and what every record has. */
async function insertCreator(
  { db, now, actor }: Context,
  values: Pick<CreatorRow, "id" | "languages" | "specialities" | "status"> & Pick<CreatorInput, "weeklyTarget">,
): Promise<CreatorRow> {
  const common = { createdAt: now, updatedAt: now, createdBy: actor.id, updatedBy: actor.id };
  const rows = await db
    .insert(contentCreators)
    .values({ ...values, ...common })
    .returning();
  return rows[0] as CreatorRow;
}

/** Lets somebody write lessons. Source: domain.md 1.4. */
export async function addCreator(context: Context, { userId, ...values }: CreatorInput): Promise<CreatorRow> {
  const [user] = await context.db
    .select()
    .from(accountUsers)
    .where(and(eq(accountUsers.id, userId), eq(accountUsers.status, "active")));
  const role = roleFrom(user?.userRole);
  if (!user || role === null || !creatorRoles.includes(role)) throw fieldRefusal("userId", assignmentMessages.role);
  const name = fullName({ firstName: user.firstname, lastName: user.lastname });
  const taken = { content_creators_pkey: () => fieldRefusal("userId", assignmentMessages.known(name)) };
  return createRecord(context, creatorKind, {
    write: () => withUnique(taken, () => insertCreator(context, { ...values, id: userId })),
  });
}

export const saveCreator = (context: Context, { _id, version, ...changes }: CreatorUpdateInput): Promise<CreatorRow> =>
  changeRecord(
    context,
    creatorKind,
    { _id, version },
    { write: (before) => updateRecord(context, contentCreators, before, changes) },
  );
