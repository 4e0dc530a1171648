import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { LessonAnswerChoice } from "@app/domain/lessons/answer-enums.ts";
import type { Database } from "../../../database/client.ts";
import { newId } from "../../../database/new-id.ts";
import { removeSome } from "../../../database/remove-some.ts";
import { hashOfCode } from "../../account/account.public.ts";
import { lessonAnswerLinks, type AnswerLinkRow } from "./answer-links.table.ts";

interface At {
  db: Database;
  now: Date;
}

/** What somebody is asked, and until when. */
export type Asked = Pick<AnswerLinkRow, "kind" | "personId" | "side" | "recordId" | "about" | "expiresAt">;

/** A new link, as a path of the portal; its code is shown only here. */
export async function issueAnswerLink(at: At, asked: Asked): Promise<string> {
  const { db, now } = at;
  const code = randomBytes(32).toString("base64url");
  const row = { id: newId(now), codeHash: await hashOfCode(at, code), createdAt: now, ...asked };
  await db.insert(lessonAnswerLinks).values(row);
  return `/answer?code=${code}`;
}

/** The link that somebody has opened, whatever became of it; null for a code that was never given. */
export async function findAnswerLink(at: At, code: string): Promise<AnswerLinkRow | null> {
  const [row] = await at.db
    .select()
    .from(lessonAnswerLinks)
    .where(eq(lessonAnswerLinks.codeHash, await hashOfCode(at, code)));
  return row ?? null;
}

/** Uses a link up; of several at once exactly one is told true. */
export async function takeAnswerLink(
  { db, now }: At,
  { id }: Pick<AnswerLinkRow, "id">,
  answer: LessonAnswerChoice,
): Promise<boolean> {
  const { usedAt, expiresAt } = lessonAnswerLinks;
  const isOpen = and(eq(lessonAnswerLinks.id, id), isNull(usedAt), gt(expiresAt, now));
  const taken = await db.update(lessonAnswerLinks).set({ usedAt: now, answer }).where(isOpen).returning({ id: usedAt });
  return taken.length === 1;
}

/** Removes links that ran out before an instant; at most so many. Returns how many. */
export const removeOldAnswerLinks = (db: Database, before: Date, atMost: number): Promise<number> =>
  removeSome(db, lessonAnswerLinks, lt(lessonAnswerLinks.expiresAt, before), atMost);
