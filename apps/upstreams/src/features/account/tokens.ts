import { jwtVerify, SignJWT } from "jose";
import type { Database } from "../../database/client.ts";
import { secretKey } from "../../database/secret-key.ts";

const algorithm = "HS256";

/** What a token says of its session. */
interface NamedSession {
  id: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  /** For whoever holds the token: what the session may is read from its row each time. */
  viewAs?: string | null;
}

/** Makes and reads the tokens that people send; they name a session and a person. */
export interface Tokens {
  make(session: NamedSession): Promise<string>;
  /** The session that a token names; null for one that is not ours or past its time. */
  read(token: string, now: Date): Promise<string | null>;
  /** Service tokens are hashed under it. */
  serviceKey: Buffer;
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

export async function openTokens(at: { db: Database; now: Date }): Promise<Tokens> {
  const key = new Uint8Array(await secretKey(at, "token-signing-key"));
  return {
    serviceKey: await secretKey(at, "service-token-key"),
    make: ({ id, userId, createdAt, expiresAt, viewAs }) =>
      new SignJWT({ sid: id, ...(viewAs && { view: viewAs }) })
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
