import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "./client.ts";
import { secretKey, type KeyName } from "./secret-key.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

interface At {
  db: Database;
  now: Date;
}

/** Encrypts a text for one record; it cannot be decrypted for another. Base64 of nonce, tag and text. */
export async function seal(at: At, key: KeyName, recordId: string, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await secretKey(at, key), iv).setAAD(Buffer.from(recordId));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Decrypts a text of a record. Throws if it was encrypted for another record or has been altered. */
export async function unseal(at: At, key: KeyName, recordId: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(algorithm, await secretKey(at, key), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(recordId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
}
