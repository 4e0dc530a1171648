import { randomBytes } from "node:crypto";

/** 24 hex characters: the creation second, then 64 random bits, so that new rows are adjacent in indexes. */
export function newId(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, "0") + randomBytes(8).toString("hex");
}
