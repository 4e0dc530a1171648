import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a link to a file is good for, in milliseconds. */
export const linkMs = 10 * 60_000;

const macOf = (key: Buffer, id: string, expires: number) =>
  createHmac("sha256", key).update(`${id} ${expires}`).digest();

/** What opens a file until then: when it ends, in seconds, and a signature of both. */
export function signLink(key: Buffer, id: string, now: Date): { token: string; expiresAt: Date } {
  const expires = Math.floor((now.getTime() + linkMs) / 1000);
  return {
    token: `${expires.toString(36)}.${macOf(key, id, expires).toString("base64url")}`,
    expiresAt: new Date(expires * 1000),
  };
}

/** Whether a token opens this file now. */
export function opensFile(key: Buffer, id: string, token: string, now: Date): boolean {
  const [, time = "", mac = ""] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const expires = Number.parseInt(time, 36);
  if (!(now.getTime() < expires * 1000)) return false;
  const given = Buffer.from(mac, "base64url");
  const right = macOf(key, id, expires);
  return given.length === right.length && timingSafeEqual(given, right);
}
