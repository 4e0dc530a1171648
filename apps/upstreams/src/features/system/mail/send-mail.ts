import { and, asc, eq, exists, isNull, lt, lte, or } from "drizzle-orm";
import { buffer } from "node:stream/consumers";
import type { Clock } from "@app/domain/time.ts";
import type { Logger } from "pino";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { files as storedFiles } from "../../../database/schema/files.table.ts";
import { secretKey } from "../../../database/secret-key.ts";
import { withPath } from "./mail-path.ts";
import type { FileStorage } from "../../../storage/file-store.ts";
import type { Attachment, MailTransport } from "./mail-transport.ts";
import { mails, type MailRow } from "./mail.table.ts";
import { linkMark } from "./mail.texts.ts";

export interface MailParts {
  database: Database;
  clock: Clock;
  log: Logger;
  /** Null where there is no mail server: mails stay in the mailbox. */
  transport: MailTransport | null;
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string;
  /** Holds what goes along. */
  files: Pick<FileStorage, "store">;
}

const minute = 60_000;
/** Waits between attempts, in milliseconds; after the last of them a mail has failed. Two days in all. */
const waits = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute);
/** Longer than a mail server may take, so that two senders never hold one mail. */
const leaseMs = 2 * minute;
const longestError = 300;
/** How long a mail waits for the file that goes along with it, before it goes without. */
const attachmentWaitMs = 60 * minute;

/** Mails that wait for nothing more: what goes along is stored, or has been waited for long enough. */
function isReady({ database, clock }: MailParts) {
  const { attachmentFileId, createdAt } = mails;
  const stored = database
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.id, attachmentFileId), eq(storedFiles.state, "kept")));
  return or(
    isNull(attachmentFileId),
    exists(stored),
    lt(createdAt, new Date(clock.now().getTime() - attachmentWaitMs)),
  );
}

/** The file that goes along with a mail; null where there is none. */
async function attachmentOf({ database, files }: MailParts, { attachmentFileId }: MailRow): Promise<Attachment | null> {
  if (attachmentFileId === null) return null;
  const { id, name, contentType } = storedFiles;
  const [file] = await database.select({ name, contentType }).from(storedFiles).where(eq(id, attachmentFileId));
  const content = file && (await files.store.get(attachmentFileId));
  return content ? { filename: file.name, contentType: file.contentType, content: await buffer(content) } : null;
}

/** The link of a mail, into the portal unless it is a whole address; null where it has none. */
export const linkOf = ({ path }: MailRow, publicUrl: string): string | null =>
  path && (path.startsWith("/") ? publicUrl + path : path);

/** What a mail says, with its link; null once it is gone. What a person wrote stays as it is. */
export const textOf = (row: MailRow, publicUrl: string): string | null =>
  row.template === "message"
    ? row.text
    : row.text && row.text.replaceAll(linkMark, linkOf(row, publicUrl) ?? publicUrl);

/** Takes the mail that has waited longest, for as long as a lease; null when none is due. */
async function take(parts: MailParts): Promise<MailRow | null> {
  const { database, clock } = parts;
  return retryable(database, async (db) => {
    const now = clock.now();
    const due = and(eq(mails.status, "waiting"), lte(mails.dueAt, now), isReady(parts));
    const [first] = await db
      .select()
      .from(mails)
      .where(due)
      .orderBy(asc(mails.dueAt), asc(mails.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!first) return null;
    const held = { attempts: first.attempts + 1, dueAt: new Date(now.getTime() + leaseMs) };
    await db.update(mails).set(held).where(eq(mails.id, first.id));
    return withPath({ ...first, ...held }, await secretKey({ db, now }, "mail-path-key"));
  });
}

/** Why a mail server did not take a mail; never what the mail says. */
function errorText(error: unknown, { path }: MailRow): string {
  const text = error instanceof Error ? error.message : "unknown";
  const secret = /code=([^&]+)/.exec(path ?? "")?.[1];
  return (secret ? text.replaceAll(secret, "…") : text).slice(0, longestError);
}

async function tryToSend(parts: MailParts, transport: MailTransport, row: MailRow) {
  const { database, clock, log, publicUrl } = parts;
  const { id, to, subject, attempts } = row;
  try {
    const attachment = await attachmentOf(parts, row);
    await transport.send({ id, to, subject, text: textOf(row, publicUrl) ?? "", attachment });
    const sent = { status: "sent", sentAt: clock.now(), text: null, path: null, error: null } as const;
    await database.update(mails).set(sent).where(eq(mails.id, id));
    return true;
  } catch (reason) {
    const error = errorText(reason, row);
    const wait = waits[attempts - 1];
    const next =
      wait === undefined ? ({ status: "failed" } as const) : { dueAt: new Date(clock.now().getTime() + wait) };
    await database
      .update(mails)
      .set({ ...next, error })
      .where(eq(mails.id, id));
    log.warn({ mail: id, attempts, reason: error }, wait === undefined ? "mail given up" : "mail not sent");
    return false;
  }
}

/** Sends every mail that is due, or leaves it in the mailbox where there is no mail server. Returns how many went where. */
export async function sendWaitingMail(parts: MailParts): Promise<{ sent: number; stored: number; failed: number }> {
  const { database, clock, transport } = parts;
  const counts = { sent: 0, stored: 0, failed: 0 };
  if (transport === null) {
    const stored = await database
      .update(mails)
      .set({ status: "stored", dueAt: clock.now() })
      .where(and(eq(mails.status, "waiting"), lte(mails.dueAt, clock.now()), isReady(parts)))
      .returning({ id: mails.id });
    return { ...counts, stored: stored.length };
  }
  for (let row = await take(parts); row !== null; row = await take(parts)) {
    counts[(await tryToSend(parts, transport, row)) ? "sent" : "failed"] += 1;
  }
  return counts;
}
