import { eq } from "drizzle-orm";
import { reachRefusal, type GuardedAccount, type Guardian } from "@app/domain/account/staff-guards.ts";
import { messages } from "@app/domain/messages.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { accountUsers, type AccountUserRow } from "./account.table.ts";

/** An account as its guards see it. */
export const guardedOf = ({ id, userRole, status, passwordHash }: AccountUserRow): GuardedAccount => ({
  id,
  role: roleFrom(userRole),
  status,
  hasPassword: passwordHash !== null,
});

/** Whether somebody may see when a person signed in and what they did. */
export const mayInspect = (actor: Guardian, row: AccountUserRow): boolean =>
  actor.id === row.id || reachRefusal(actor, guardedOf(row), "staff:read") === null;

/** An account that the caller may look into or act on; refused when there is none, or none of theirs. */
export async function reachable(
  { db, actor }: Context,
  id: string,
  needs: "staff:read" | "staff:act",
): Promise<AccountUserRow> {
  const [row] = await db.select().from(accountUsers).where(eq(accountUsers.id, id));
  if (!row) throw new Refusal("NOT_FOUND", messages.missing("Staff user"));
  const refusal = reachRefusal(actor, guardedOf(row), needs);
  if (refusal) throw new Refusal(refusal.code, refusal.message);
  return row;
}
