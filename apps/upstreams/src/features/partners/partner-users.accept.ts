import { eq } from "drizzle-orm";
import { partnerUserMessages as texts } from "@app/domain/partners/partner-user-states.ts";
import { fullName } from "@app/domain/people/name.ts";
import { lockRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { App, Origin } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { limitAttempts, noteAttempt } from "../account/account.public.ts";
import { findInvitation, takeInvitation } from "./partner-invitations.ts";
import { partnerUsers } from "./partner-users.table.ts";
import { partners } from "./partners.table.ts";

const refused = (text: string) => new Refusal("WRONG_STATE", text);

/** Accepts an invitation with its code, which is used up; of several at once one wins. Source: domain.md 2.10. */
export async function acceptInvitation(app: App, { code }: { code: string }, origin: Origin) {
  await limitAttempts(app, "code", origin);
  const found = await findInvitation({ db: app.database, now: app.clock.now() }, code);
  if (!found) {
    await noteAttempt(app, "code", origin);
    throw refused(texts.linkInvalid);
  }
  const accepted = await retryable(app.database, async (db) => {
    const now = app.clock.now();
    if (!(await takeInvitation({ db, now }, found)))
      throw refused(found.usedAt === null && found.expiresAt <= now ? texts.linkExpired : texts.linkUsed);
    // The partner is held before the user, as by everything else that changes one.
    const { id, partnerId } = partnerUsers;
    const [known] = await db.select({ partnerId }).from(partnerUsers).where(eq(id, found.partnerUserId));
    const [partner] = await lockRecords({ db }, partners, known ? [known.partnerId] : []);
    const before = await lockRecord({ db }, partnerUsers, found.partnerUserId);
    const isOpen = partner?.status === "prospect" || partner?.status === "active";
    if (!isOpen || before?.status !== "invited") throw refused(texts.linkInvalid);
    const name = fullName(before);
    const actor = { id: before.id, name, role: null };
    const after = await updateRecord({ db, actor, now }, partnerUsers, before, { status: "active", lastSeenAt: now });
    const entry = { action: "state-changed", kind: "partner-user", id: before.id, label: name } as const;
    await audit({ db, actor, now, origin }, { ...entry, partOf: before.partnerId, before, after });
    return { name, email: before.email, partner: partner.name };
  });
  app.events.signal.wake();
  return accepted;
}
