import { types } from "node:util";

/**
 * PostgreSQL's codes for "not now": the connection broke (08), no resources are left (53), the server stops or starts
 * (57P01 to 57P03), it became a stand-by (25006), or others were in the way for too long (40001, 40P01, 55P03).
 */
const notNow = /^(08...|53...|57P0[1-3]|25006|40001|40P01|55P03)$/;
/** The system's own for a server that is not there. */
const notThere = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
]);
/** The driver has only words for it. */
const words =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

interface Coded {
  code?: unknown;
  syscall?: unknown;
}

function isOne(error: Error): boolean {
  const { code, syscall } = error as Coded;
  if (typeof code !== "string") return words.test(error.message);
  // A socket file that is gone, as opposed to any other file.
  return notNow.test(code) || notThere.has(code) || (code === "ENOENT" && syscall === "connect");
}

/** Whether something failed only because the database was not there or too busy: the same may well succeed a moment later. */
export function isUnreachable(error: unknown): boolean {
  for (let one = error; types.isNativeError(one); one = one.cause) if (isOne(one)) return true;
  return false;
}
