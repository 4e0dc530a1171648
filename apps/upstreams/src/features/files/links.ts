import { createHmac, timingSafeEqual } from "node:crypto";
import type { Role } from "@app/domain/enums.ts";

/** How long a link to a file is good for, in milliseconds. */
export const linkMs = 10 * 60_000;

/** Whom a link was made for, with the role by which they could read the file. */
export interface LinkReader {
  id: string;
  role: Role | null;
}

/** Whoever was shown the record that keeps a file, without an account. */
export const guestOf = (recordId: string): LinkReader => ({ id: recordId, role: null });

interface Link {
  fileId: string;
  expires: number;
  reader: LinkReader;
}

const macOf = (key: Buffer, { fileId, expires, reader }: Link) =>
  createHmac("sha256", key).update(`${fileId} ${expires} ${reader.id} ${reader.role}`).digest();

/** What opens a file for somebody until then: when it ends, in seconds, whom it is for, and a signature of both. */
export function signLink(
  key: Buffer,
  fileId: string,
  reader: LinkReader,
  now: Date,
): { token: string; expiresAt: Date } {
  const expires = Math.floor((now.getTime() + linkMs) / 1000);
  const mac = macOf(key, { fileId, expires, reader }).toString("base64url");
  return { token: `${expires.toString(36)}.${reader.id}.${mac}`, expiresAt: new Date(expires * 1000) };
}

interface ReadLink {
  readerId: string;
  /** Whether the link opens the file for its reader, as they are by now. */
  opensFor: (reader: LinkReader) => boolean;
}

/** What a token says of a file; null where it says nothing, or no longer. */
export function readLink(key: Buffer, fileId: string, token: string, now: Date): ReadLink | null {
  const [, time = "", readerId = "", mac = ""] = /^([0-9a-z]{1,9})\.([0-9a-f]{24})\.([\w-]{43})$/.exec(token) ?? [];
  const expires = Number.parseInt(time, 36);
  if (!(now.getTime() < expires * 1000)) return null;
  const given = Buffer.from(mac, "base64url");
  const opensFor = (reader: LinkReader) => {
    const right = macOf(key, { fileId, expires, reader });
    return reader.id === readerId && given.length === right.length && timingSafeEqual(given, right);
  };
  return { readerId, opensFor };
}
