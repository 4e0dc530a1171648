import { eq } from "drizzle-orm";
import { accountPaths } from "@app/domain/account/account-paths.ts";
import type { PasswordResetRequestInput, RegisterInput } from "@app/domain/account/activation.ts";
import { defaultTimeZone } from "@app/domain/account/staff-user.ts";
import type { Database } from "../../database/client.ts";
import { insertRecord } from "../../database/records.ts";
import { brokenUnique, retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { App, Origin } from "../../service/context.ts";
import { notify } from "../notifications/notifications.public.ts";
import { isFlooded, mail } from "../system/mail/mail.public.ts";
import { accountUsers, type AccountUserRow } from "./account.table.ts";
import { issueCode } from "./one-time-codes.ts";
import { limitAttempts, noteAttempt } from "./public-attempts.ts";
import type { SignInParts } from "./sign-in.service.ts";

/** Long enough for the work behind either answer, in milliseconds: the time of an answer must not tell who is known. */
const answerAfterMs = 400;

type Wait = SignInParts["wait"];

async function inEqualTime(app: App, wait: Wait, work: () => Promise<void>): Promise<void> {
  // The mail is woken within the same time, so that sending it does not show either.
  const [done] = await Promise.allSettled([work().finally(() => app.events.signal.wake()), wait(answerAfterMs)]);
  if (done.status === "rejected") throw done.reason;
}

const byEmail = async (db: Database, email: string): Promise<AccountUserRow | null> =>
  (await db.select().from(accountUsers).where(eq(accountUsers.email, email)))[0] ?? null;

async function addPending(app: App, input: RegisterInput, origin: Origin): Promise<void> {
  await retryable(app.database, async (db) => {
    const now = app.clock.now();
    const actor = { id: "system", name: `${input.firstname} ${input.lastname}`, role: null };
    const values = { ...input, userRole: "", status: "pending", timeZone: defaultTimeZone } as const;
    const after = await insertRecord({ db, actor, now }, accountUsers, values);
    const entry = { action: "created", kind: "account user", id: after.id, label: after.email, after } as const;
    await audit({ db, actor: { ...actor, id: after.id }, now, origin }, entry);
    await notify(
      { db, now, actor: { id: after.id } },
      {
        needs: "staff:act",
        type: "new_message",
        kind: "registration",
        title: "New registration",
        description: `${after.firstname} ${after.lastname} has registered and is waiting for a role.`,
        url: accountPaths.staffUser(after.id),
      },
    );
  });
}

/** Somebody who has an account is told so by mail, since the answer may not say it. */
async function remindOfAccount(app: App, user: AccountUserRow): Promise<void> {
  await retryable(app.database, async (db) => {
    const writing = { db, now: app.clock.now() };
    if (user.status !== "active" || (await isFlooded(writing, user.email))) return;
    await mail(writing, { template: "already-registered", to: user, path: accountPaths.signIn });
  });
}

/** Takes the request of somebody who wants to be let in; the same answer whether or not the address is known. Source: domain.md 2.12. */
export async function register(app: App, wait: Wait, input: RegisterInput, origin: Origin): Promise<void> {
  await limitAttempts(app, "register", origin);
  await noteAttempt(app, "register", origin);
  await inEqualTime(app, wait, async () => {
    const known = await byEmail(app.database, input.email);
    if (known) return remindOfAccount(app, known);
    await addPending(app, input, origin).catch((error: unknown) => {
      // Somebody else registered the address a moment ago: it is known now.
      if (brokenUnique(error) !== "account_users_email") throw error;
    });
  });
}

/** Mails a link for a new password to an active account; the same answer, in the same time, where there is none. Source: domain.md 2.12. */
export async function requestPasswordReset(
  app: App,
  wait: Wait,
  { email }: PasswordResetRequestInput,
  origin: Origin,
): Promise<void> {
  await limitAttempts(app, "reset-request", origin);
  await noteAttempt(app, "reset-request", origin);
  await inEqualTime(app, wait, () =>
    retryable(app.database, async (db) => {
      const writing = { db, now: app.clock.now() };
      const user = await byEmail(db, email);
      if (user?.status !== "active" || (await isFlooded(writing, email))) return;
      const code = await issueCode(writing, user.id, "reset");
      await mail(writing, { template: "password-reset", to: user, path: accountPaths.passwordReset(code) });
      const actor = { id: user.id, name: `${user.firstname} ${user.lastname}`, role: user.userRole };
      const entry = { action: "updated", kind: "account user", id: user.id, label: email } as const;
      await audit({ ...writing, actor, origin }, { ...entry, reason: "A password reset link was requested." });
    }),
  );
}
