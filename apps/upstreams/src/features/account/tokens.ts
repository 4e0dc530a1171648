import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { jwtVerify, SignJWT } from "jose";
import type { Database } from "../../database/client.ts";
import { secrets } from "../../database/schema/secrets.table.ts";

const algorithm = "HS256";
const keyName = "token-signing-key";

/** Makes and reads the tokens that people send; they name a session and a person. */
export interface Tokens {
  make(session: { id: string; userId: string; createdAt: Date; expiresAt: Date }): Promise<string>;
  /** The session that a token names; null for one that is not ours or past its time. */
  read(token: string, now: Date): Promise<string | null>;
}

/** The key is made once and kept in the database, so that tokens outlive a restart and all replicas agree. */
async function signingKey(database: Database, now: Date): Promise<Uint8Array> {
  const value = randomBytes(32).toString("base64");
  await database.insert(secrets).values({ name: keyName, value, createdAt: now }).onConflictDoNothing();
  const [kept] = await database.select().from(secrets).where(eq(secrets.name, keyName));
  return new Uint8Array(Buffer.from(kept?.value ?? value, "base64"));
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

export async function openTokens(database: Database, now: Date): Promise<Tokens> {
  const key = await signingKey(database, now);
  return {
    make: ({ id, userId, createdAt, expiresAt }) =>
      new SignJWT({ sid: id })
        .setProtectedHeader({ alg: algorithm, typ: "JWT" })
        .setSubject(userId)
        .setIssuedAt(seconds(createdAt))
        .setExpirationTime(seconds(expiresAt))
        .sign(key),
    async read(token, currentDate) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], currentDate });
        return typeof payload.sid === "string" ? payload.sid : null;
      } catch {
        return null;
      }
    },
  };
}
