import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { MailRow } from "./mail.table.ts";

const cipher = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

/** A path as it is stored: it can hold a one-time code, which only who has the key may read. */
export function sealPath(key: Buffer, path: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce);
  const sealed = Buffer.concat([sealing.update(path, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

function openPath(key: Buffer, stored: string): string | null {
  // Older mails have theirs as it is.
  if (stored.startsWith("/")) return stored;
  const bytes = Buffer.from(stored, "base64url");
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString("utf8");
  } catch {
    // Sealed with a key that is gone.
    return null;
  }
}

/** A mail with its path as people follow it. */
export const withPath = (row: MailRow, key: Buffer): MailRow => ({ ...row, path: row.path && openPath(key, row.path) });
