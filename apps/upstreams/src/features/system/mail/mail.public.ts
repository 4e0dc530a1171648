import { and, count, desc, eq, gt, inArray, isNotNull, lt } from "drizzle-orm";
import { unaskedMailsAnHour, unaskedMailsWindowMs } from "@app/domain/account/attempts.ts";
import type { MailTemplate } from "@app/domain/system/mail-enums.ts";
import type { Database } from "../../../database/client.ts";
import { newId } from "../../../database/new-id.ts";
import { secretKey } from "../../../database/secret-key.ts";
import { removeSome } from "../../../database/remove-some.ts";
import type { HeldAct, WrittenMail } from "../../../service/context.ts";
import { sealPath } from "./mail-path.ts";
import { mails } from "./mail.table.ts";
import { linkMark, mailWords, type WordedMail } from "./mail.texts.ts";

export type { Attachment, MailTransport } from "./mail-transport.ts";
export { mails } from "./mail.table.ts";

export interface Message {
  template: WordedMail;
  /** Whom it goes to. */
  to: { email: string; firstname: string; passwordHash: string | null };
  /** Path of the portal that its link leads to; null for a mail without one. */
  path: string | null;
}

interface Writing {
  db: Database;
  now: Date;
  /** Where what is written is noted, for whoever wants to see it before it is sent. */
  written?: WrittenMail[];
  /** The act that can still be undone; nothing is sent before. */
  held?: HeldAct;
}

/** No act can be undone for longer. */
const heldAtMostMs = 600_000;

/** Links to sign in with wait for nothing. */
const atOnce = ({ now }: Writing) => ({ createdAt: now, dueAt: now });

/**
 * When a mail goes out: at once, or when what it tells of can no longer be undone; but not before mails to the same reader that
 * still wait for that, so that nobody reads "back on" before "cancelled".
 */
async function timing({ db, now, held }: Writing, to: string) {
  const due = held?.until ?? now;
  const recent = gt(mails.createdAt, new Date(now.getTime() - heldAtMostMs));
  const [before] = await db
    .select({ dueAt: mails.dueAt })
    .from(mails)
    .where(and(eq(mails.to, to), recent, eq(mails.status, "waiting"), isNotNull(mails.actId), gt(mails.dueAt, due)))
    .orderBy(desc(mails.dueAt))
    .limit(1);
  return {
    createdAt: now,
    dueAt: before ? new Date(before.dueAt.getTime() + 1) : due,
    actId: held?.actId ?? null,
  };
}

/** Stands where a one-time link will be, which only the reader is to have. */
const linkShown = "(one-time link)";

/** The one way to send a mail that the portal words itself: it is written in the transaction of what it tells of, and goes out once that is committed. */
export async function mail(writing: Writing, { template, to, path: plainPath }: Message): Promise<void> {
  const { db, now } = writing;
  const path = plainPath && sealPath(await secretKey(writing, "mail-path-key"), plainPath);
  const words = mailWords(template, { firstName: to.firstname, choosesPassword: to.passwordHash === null });
  const row = { id: newId(now), template, to: to.email, path, ...atOnce(writing), ...words };
  await db.insert(mails).values({ ...row, status: "waiting" });
}

/** The same of what a person wrote to another, or what another area words; returns the mail's id. */
export async function mailAsWritten(
  writing: Writing,
  {
    template = "message",
    to,
    subject,
    text,
    attachmentFileId = null,
  }: {
    template?: Exclude<MailTemplate, WordedMail>;
    to: string;
    subject: string;
    text: string;
    /** A stored file that goes along, or will be stored: the mail waits for it. */
    attachmentFileId?: string | null;
  },
): Promise<string> {
  const { db, now, written } = writing;
  const id = newId(now);
  const row = { id, template, to, subject, text, attachmentFileId, ...(await timing(writing, to)) };
  written?.push({ to, subject, text });
  await db.insert(mails).values({ ...row, status: "waiting" });
  return id;
}

/**
 * The same with a link that holds a one-time code: it is kept sealed, and stands where `textFor` puts the mark it is given.
 * Returns the mail's id.
 */
export async function mailWithLink(
  writing: Writing,
  {
    template = "tutor-invitation",
    to,
    subject,
    textFor,
    link,
    attachmentFileId = null,
  }: {
    template?: "tutor-invitation" | "partner-invitation" | "lesson" | "report";
    to: string;
    subject: string;
    textFor: (mark: string) => string;
    /** A path of the portal, or a whole address. */
    link: string;
    attachmentFileId?: string | null;
  },
): Promise<string> {
  const { db, now } = writing;
  const path = sealPath(await secretKey(writing, "mail-path-key"), link);
  const row = { id: newId(now), template, to, subject, text: textFor(linkMark), path, attachmentFileId };
  writing.written?.push({ to, subject, text: textFor(linkShown) });
  await db.insert(mails).values({ ...row, ...(await timing(writing, to)), status: "waiting" });
  return row.id;
}

/** Takes back the emails of an act; false if one of them has gone out, or is on its way. */
export async function withdrawMails(db: Database, actId: string): Promise<boolean> {
  const ofAct = eq(mails.actId, actId);
  const { status, attempts } = mails;
  // Whoever sends them takes each with the same lock, so that a mail is either sent or withdrawn.
  const held = await db.select({ status, attempts }).from(mails).where(ofAct).orderBy(mails.id).for("update");
  if (held.some((mail) => mail.status !== "waiting" || mail.attempts > 0)) return false;
  await db.update(mails).set({ status: "withdrawn", text: null, path: null }).where(ofAct);
  return true;
}

/** Mails that anybody can have sent to somebody else. */
const unasked: MailTemplate[] = ["password-reset", "already-registered"];

/** Whether somebody has had so many mails that they did not ask for that there should be no more for a while. */
export async function isFlooded({ db, now }: Writing, email: string): Promise<boolean> {
  const since = new Date(now.getTime() - unaskedMailsWindowMs);
  const recent = and(eq(mails.to, email), gt(mails.createdAt, since), inArray(mails.template, unasked));
  const [counted] = await db.select({ n: count() }).from(mails).where(recent);
  return (counted?.n ?? 0) >= unaskedMailsAnHour;
}

/** Removes mails from before an instant, wherever they stand; at most so many. */
export const removeOldMails = (db: Database, before: Date, atMost: number): Promise<number> =>
  removeSome(db, mails, lt(mails.createdAt, before), atMost);
