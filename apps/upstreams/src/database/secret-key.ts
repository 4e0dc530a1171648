import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { secrets } from "./schema/secrets.table.ts";

/** The purpose of each key; none serves two. */
export type KeyName =
  | "token-signing-key"
  | "request-key"
  | "one-time-code-key"
  | "mail-path-key"
  | "file-link-key"
  | "payout-key"
  | "invoice-code-key"
  | "calendar-link-key"
  | "service-token-key";

interface At {
  db: Database;
  now: Date;
}

async function storedKey(db: Database, name: KeyName): Promise<Buffer | null> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return row ? Buffer.from(row.value, "base64") : null;
}

/** A 256-bit key, generated once and stored in the database, so that it survives restarts and all replicas share it. */
export async function secretKey({ db, now }: At, name: KeyName): Promise<Buffer> {
  const known = await storedKey(db, name);
  if (known) return known;
  const freshKey = randomBytes(32);
  const row = { name, value: freshKey.toString("base64"), createdAt: now };
  await db.insert(secrets).values(row).onConflictDoNothing();
  // Another replica may have been first.
  return (await storedKey(db, name)) ?? freshKey;
}
