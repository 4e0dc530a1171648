import type { z } from "zod";
import { eq } from "drizzle-orm";
import { passwordRefusal, type PasswordChangeInput } from "@app/domain/account/account.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { App, Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import { accountUserOf, type AccountUserRecord } from "./account.record.ts";
import { accountUsers, type AccountUserRow } from "./account.table.ts";
import type { profileBody } from "./account.bodies.ts";
import { forgetFailures, guess, noteFailure, type Wait } from "./guesses.ts";
import { voidCodes } from "./one-time-codes.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { endOtherSessions } from "./sessions.service.ts";

const ownRow = (context: Context): Promise<AccountUserRow> =>
  findOrRefuse(context, accountUsers, context.actor.id, "Account user");

/** The caller's own account, held for a change that was made against `version`. */
export async function ownRowAt(context: Context, version: number): Promise<AccountUserRow> {
  const before = await ownRow(context);
  await checkVersion(context, before, version, accountUserOf);
  return before;
}

/** Writes changes to the caller's own account, with the entry that tells of it. */
export async function saveOwn(
  context: Context,
  before: AccountUserRow,
  changes: Partial<AccountUserRow>,
): Promise<AccountUserRow> {
  const after = await updateRecord(context, accountUsers, before, changes);
  await audit(context, { action: "updated", kind: "account user", id: after.id, label: after.email, before, after });
  return after;
}

export async function ownProfile({ db, actor }: Context): Promise<AccountUserRecord> {
  const [row] = await db.select().from(accountUsers).where(eq(accountUsers.id, actor.id));
  if (!row) throw new Refusal("NOT_FOUND", messages.missing("Account user"));
  return accountUserOf(row);
}

/** Saves the caller's own profile. A role is nobody's own to change. Source: domain.md 0.4. */
export async function saveProfile(context: Context, body: z.output<typeof profileBody>): Promise<AccountUserRecord> {
  const { version, user_role, ...changes } = body;
  if (user_role !== undefined) throw new Refusal("FORBIDDEN", messages.ownRole);
  const before = await ownRowAt(context, version);
  return accountUserOf(await saveOwn(context, before, changes));
}

const wrongPassword = () => fieldRefusal("currentPassword", messages.wrongPassword);
const isWrongPassword = (error: unknown) => error instanceof Refusal && error.message === messages.wrongPassword;

/**
 * Limits guesses at one's own password as those at sign-in, and counts them together: before the transaction, so that a
 * guess that is not let through costs next to nothing, and after it, so that a failure stays noted.
 */
export const guardOwnPassword =
  (wait: Wait) =>
  async (app: App, { actor, origin }: Context, change: () => Promise<unknown>): Promise<unknown> => {
    const [user] = await app.database.select().from(accountUsers).where(eq(accountUsers.id, actor.id));
    if (!user) throw new Refusal("NOT_FOUND", messages.missing("Account user"));
    const { email } = user;
    return guess(app, { email, origin, wait }, async () => {
      try {
        return await change();
      } catch (error) {
        if (isWrongPassword(error))
          await noteFailure(app, { email, user, origin, reason: "When changing the password." });
        throw error;
      }
    });
  };

/** Changes the caller's own password, ends every other session and takes back links for a new password. */
export async function changePassword(context: Context, input: PasswordChangeInput): Promise<{ endedSessions: number }> {
  const before = await ownRow(context);
  const isRight = await checkPassword(before.passwordHash, input.currentPassword);
  if (!isRight) throw wrongPassword();
  const refusal = passwordRefusal(input.newPassword, before);
  if (refusal) throw fieldRefusal("newPassword", refusal);
  await saveOwn(context, before, { passwordHash: await hashPassword(input.newPassword) });
  await voidCodes(context, before.id);
  await forgetFailures(context.db, before.email, context.origin);
  return { endedSessions: await endOtherSessions(context) };
}
