import { types } from "node:util";

/**
 * PostgreSQL codes for "not now": connection broken (08), out of resources (53), stopping or starting (57P01 to 57P03),
 * became a standby (25006), or blocked by others for too long (40001, 40P01, 55P03).
 */
const notNow = /^(08...|53...|57P0[1-3]|25006|40001|40P01|55P03)$/;
/** The operating system's codes for an absent server. */
const notThere = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
]);
/** For errors where the driver only has a message. */
const words =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** Of those, the ones after which the connection still answers: only what it was asked for did not come about. */
const stillThere = /^(53...|25006|40001|40P01|55P03)$/;

interface Coded {
  code?: unknown;
  syscall?: unknown;
}

function* causesOf(error: unknown) {
  for (let one = error; types.isNativeError(one); one = one.cause) yield one;
}

function isOne(error: Error): boolean {
  const { code, syscall } = error as Coded;
  if (typeof code !== "string") return words.test(error.message);
  // A missing socket file, as opposed to any other file.
  return notNow.test(code) || notThere.has(code) || (code === "ENOENT" && syscall === "connect");
}

/** Whether something failed only because the database was absent or busy, so that a retry may succeed. */
export const isUnreachable = (error: unknown): boolean => [...causesOf(error)].some(isOne);

/** Whether the connection is gone with it, so that nothing more can be asked, not even to roll back. */
export const isConnectionLost = (error: unknown): boolean =>
  [...causesOf(error)].some((one) => isOne(one) && !stillThere.test(String((one as Coded).code)));
