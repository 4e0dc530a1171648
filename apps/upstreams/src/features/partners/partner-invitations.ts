import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { partnerInvitationDays } from "@app/domain/partners/partner-user.ts";
import { newId } from "../../database/new-id.ts";
import type { Context } from "../../service/context.ts";
import { hashOfCode } from "../account/account.public.ts";
import { mailWithLink } from "../system/mail/mail.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { partnerInvitations, type PartnerInvitationRow, type PartnerUserRow } from "./partner-users.table.ts";

type At = Pick<Context, "db" | "now">;

const dayMs = 24 * 60 * 60_000;

/** Ends the links of somebody that were not used. */
export async function voidInvitations({ db }: Pick<At, "db">, partnerUserId: string): Promise<void> {
  const { partnerUserId: of, usedAt } = partnerInvitations;
  await db.delete(partnerInvitations).where(and(eq(of, partnerUserId), isNull(usedAt)));
}

async function issue(at: At, partnerUserId: string): Promise<string> {
  await voidInvitations(at, partnerUserId);
  const code = randomBytes(32).toString("base64url");
  await at.db.insert(partnerInvitations).values({
    id: newId(at.now),
    partnerUserId,
    codeHash: await hashOfCode(at, code),
    createdAt: at.now,
    expiresAt: new Date(at.now.getTime() + partnerInvitationDays * dayMs),
  });
  return code;
}

/** Mails somebody a link to the partners' app that works once; the links before it stop working. */
export async function invite(
  context: Context,
  { id, firstName, email }: PartnerUserRow,
  partnerName: string,
): Promise<void> {
  const link = new URL(await settingOf(context, "partnersAppUrl", null));
  link.searchParams.set("code", await issue(context, id));
  const inviter = await context.nameOf(context, context.actor.personId);
  await mailWithLink(context, {
    template: "partner-invitation",
    to: email,
    subject: `You have been invited to the partners’ app for ${partnerName}`,
    textFor: (mark) =>
      [
        `Dear ${firstName},`,
        `You have been invited to use our partners’ app for ${partnerName}. Accept within seven days:\n${mark}`,
        "The link works once. If it has expired, ask us for a new one.",
        `With warm regards,\n${inviter}`,
      ].join("\n\n"),
    link: link.href,
  });
}

/** The invitation that a code belongs to, whatever became of it; null for one that was never given or was ended. */
export async function findInvitation(at: At, code: string): Promise<PartnerInvitationRow | null> {
  const [row] = await at.db
    .select()
    .from(partnerInvitations)
    .where(eq(partnerInvitations.codeHash, await hashOfCode(at, code)));
  return row ?? null;
}

/** Uses an invitation up; of several at once exactly one is told true. */
export async function takeInvitation({ db, now }: At, { id }: PartnerInvitationRow): Promise<boolean> {
  const { id: its, usedAt, expiresAt } = partnerInvitations;
  const taken = await db
    .update(partnerInvitations)
    .set({ usedAt: now })
    .where(and(eq(its, id), isNull(usedAt), gt(expiresAt, now)))
    .returning({ id: its });
  return taken.length === 1;
}
