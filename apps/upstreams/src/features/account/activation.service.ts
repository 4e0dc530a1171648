import { and, eq, gt, isNull } from "drizzle-orm";
import { passwordRefusal } from "@app/domain/account/account.ts";
import { codeState, type CodePurpose } from "@app/domain/account/one-time-code.ts";
import type { ActivateInput, ActivationLookupInput, PasswordResetInput } from "@app/domain/account/activation.ts";
import type { OneTimeCodeState } from "@app/domain/account/staff-enums.ts";
import { viewAsMessages } from "@app/domain/account/view-as.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { App, Origin } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUsers, sessions, type AccountUserRow } from "./account.table.ts";
import { findCode, takeCode, voidCodes } from "./one-time-codes.ts";
import type { OneTimeCodeRow } from "./one-time-codes.table.ts";
import { hashPassword } from "./passwords.ts";
import { limitAttempts, noteAttempt } from "./public-attempts.ts";
import { auditViewing } from "./view-as.audit.ts";

interface Shown {
  code: OneTimeCodeRow;
  user: AccountUserRow;
}

const texts = {
  activation: {
    ready: null,
    used: messages.activationUsed,
    expired: messages.activationExpired,
    invalid: messages.activationInvalid,
  },
  reset: { ready: null, used: messages.resetUsed, expired: messages.resetExpired, invalid: messages.resetInvalid },
} as const satisfies Record<CodePurpose, Record<OneTimeCodeState | "invalid", string | null>>;

const refused = (purpose: CodePurpose, state: Exclude<OneTimeCodeState, "ready"> | "invalid") =>
  new Refusal("WRONG_STATE", texts[purpose][state]);

/** A first password is for those who were let in; a new one for those who are active. */
const isOpenTo = ({ status }: AccountUserRow, purpose: CodePurpose) =>
  status === "active" || (purpose === "activation" && status === "invited");

async function show({ database: db, clock }: App, given: string, purpose: CodePurpose): Promise<Shown | null> {
  const code = await findCode({ db, now: clock.now() }, given, purpose);
  if (!code) return null;
  const [user] = await db.select().from(accountUsers).where(eq(accountUsers.id, code.userId));
  return user && isOpenTo(user, purpose) ? { code, user } : null;
}

/** The code and its owner; a code that nobody was given counts against the address that shows it. */
async function showOrRefuse(app: App, given: string, purpose: CodePurpose, origin: Origin, userId?: string) {
  await limitAttempts(app, "code", origin);
  const shown = await show(app, given, purpose);
  if (shown && (userId === undefined || userId === shown.user.id)) return shown;
  await noteAttempt(app, "code", origin);
  return null;
}

/** Who an activation link is for, and whether it can be used. Source: domain.md 1.1. */
export async function lookUpActivation(app: App, { userId, code }: ActivationLookupInput, origin: Origin) {
  const shown = await showOrRefuse(app, code, "activation", origin, userId);
  if (!shown) throw new Refusal("NOT_FOUND", messages.activationInvalid);
  const { firstname, lastname, email } = shown.user;
  const state = codeState(shown.code, app.clock.now());
  return { name: `${firstname} ${lastname}`, email, state, message: texts.activation[state] };
}

/** Sets a password with a code, which is used up in the same transaction; of several at once one wins. */
async function setPassword(app: App, purpose: CodePurpose, shown: Shown | null, password: string, origin: Origin) {
  if (!shown) throw refused(purpose, "invalid");
  const state = codeState(shown.code, app.clock.now());
  if (state !== "ready") throw refused(purpose, state);
  const refusal = passwordRefusal(password, shown.user);
  if (refusal) throw fieldRefusal("password", refusal);
  const passwordHash = await hashPassword(password);

  const owner = await retryable(app.database, async (db) => {
    const now = app.clock.now();
    if (!(await takeCode({ db, now }, shown.code))) throw refused(purpose, "used");
    const [before] = await db.select().from(accountUsers).where(eq(accountUsers.id, shown.user.id)).for("update");
    if (!before || !isOpenTo(before, purpose)) throw refused(purpose, "invalid");
    const { id, firstname, lastname, userRole, email } = before;
    const actor = { id, name: `${firstname} ${lastname}`, role: userRole };
    const after = await updateRecord({ db, actor, now }, accountUsers, before, { passwordHash, status: "active" });
    await voidCodes({ db }, id);
    // What has run out is over already, and written down as that.
    const live = and(eq(sessions.userId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
    const { id: sessionId, viewAs: role } = sessions;
    const ended = await db.update(sessions).set({ revokedAt: now }).where(live).returning({ sessionId, role });
    const action = before.status === after.status ? "updated" : "state-changed";
    await audit({ db, actor, now, origin }, { action, kind: "account user", id, label: email, before, after });
    for (const { sessionId: viewing, role: viewAs } of ended)
      if (viewAs) await auditViewing({ db, actor, now, origin }, { id: viewing, viewAs }, viewAsMessages.stopped);
    return { email };
  });
  app.events.signal.wake();
  return owner;
}

/** Sets the first password of an account; from then on its owner can sign in. Source: domain.md 2.12. */
export async function activate(app: App, { userId, code, password }: ActivateInput, origin: Origin) {
  return setPassword(app, "activation", await showOrRefuse(app, code, "activation", origin, userId), password, origin);
}

/** Sets a new password and ends every session. Source: domain.md 2.12. */
export async function resetPassword(app: App, { code, password }: PasswordResetInput, origin: Origin) {
  return setPassword(app, "reset", await showOrRefuse(app, code, "reset", origin), password, origin);
}
