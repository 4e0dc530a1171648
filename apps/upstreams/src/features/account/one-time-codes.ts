import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { codeLifetimeMs, type CodePurpose } from "@app/domain/account/one-time-code.ts";
import type { Database } from "../../database/client.ts";
import { newId } from "../../database/new-id.ts";
import { secretKey } from "../../database/secret-key.ts";
import { oneTimeCodes, type OneTimeCodeRow } from "./one-time-codes.table.ts";

interface At {
  db: Database;
  now: Date;
}

/** As a code is kept: the hash of the plain hash, which is all that was kept of older codes. */
export async function hashOfCode(at: At, code: string): Promise<string> {
  const plain = createHash("sha256").update(code).digest("hex");
  const key = await secretKey(at, "one-time-code-key");
  return createHmac("sha256", key).update(plain).digest("hex");
}

/** Takes back the codes of a person that were not used. */
export async function voidCodes({ db }: Pick<At, "db">, userId: string, purpose?: CodePurpose): Promise<void> {
  const ofPurpose = purpose && eq(oneTimeCodes.purpose, purpose);
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), ofPurpose, isNull(oneTimeCodes.usedAt)));
}

/** A new code for a person; the unused ones of the same kind before it stop working. It is shown only here. */
export async function issueCode(at: At, userId: string, purpose: CodePurpose): Promise<string> {
  const { db, now } = at;
  await voidCodes(at, userId, purpose);
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + codeLifetimeMs[purpose]);
  const row = { id: newId(now), userId, purpose, codeHash: await hashOfCode(at, code), createdAt: now, expiresAt };
  await db.insert(oneTimeCodes).values(row);
  return code;
}

/** The code that somebody shows, whatever became of it; null for one that was never given or was taken back. */
export async function findCode(at: At, code: string, purpose: CodePurpose): Promise<OneTimeCodeRow | null> {
  const isIt = and(eq(oneTimeCodes.codeHash, await hashOfCode(at, code)), eq(oneTimeCodes.purpose, purpose));
  const [row] = await at.db.select().from(oneTimeCodes).where(isIt);
  return row ?? null;
}

/** Uses a code up; of several at once exactly one is told true. */
export async function takeCode({ db, now }: At, { id }: OneTimeCodeRow): Promise<boolean> {
  const isOpen = and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now));
  const taken = await db.update(oneTimeCodes).set({ usedAt: now }).where(isOpen).returning({ id: oneTimeCodes.id });
  return taken.length === 1;
}
