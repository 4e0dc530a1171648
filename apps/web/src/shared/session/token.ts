import type { Suspended } from "./session-context.ts";

const key = "accessToken";
/** The person's own token, while viewing as another role. */
const ownKey = "ownAccessToken";

/** Why the session ended, for the person's other tabs, until somebody signs in. */
const suspendedKey = "suspendedAccount";

interface Claims {
  exp?: unknown;
  sub?: unknown;
  view?: unknown;
}

function claimsOf(token: string): Claims {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return (JSON.parse(atob(payload)) as Claims | null) ?? {};
  } catch {
    return {};
  }
}

function expiryOf(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === "number" ? exp * 1000 : 0;
}

/** The id of a token's person, if it has it. */
export function personOf(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === "string" ? sub : null;
}

/** Whether a token is for viewing as another role. */
export const isViewing = (token: string): boolean => typeof claimsOf(token).view === "string";

/** Whether two tokens are known to belong to the same person and role. */
export function areOfOnePerson(token: string, other: string): boolean {
  const { sub, view } = claimsOf(token);
  const others = claimsOf(other);
  return typeof sub === "string" && sub === others.sub && view === others.view;
}

/**
 * The stored token if it has not expired; an expired one is removed, and the person's own replaces one for viewing as a
 * role. `now` in milliseconds. Source: admin-portal.md section 4.
 */
export function keptToken(storage: Storage, now: number): string | null {
  const token = storage.getItem(key);
  if (token === null) return null;
  if (expiryOf(token) > now) return token;
  storage.removeItem(key);
  return storage.getItem(ownKey) === null ? null : keepOwnAgain(storage, now);
}

/** Returns to the person's own token; another tab may have done so already. */
export function keepOwnAgain(storage: Storage, now: number): string | null {
  const own = storage.getItem(ownKey);
  if (own !== null) storage.setItem(key, own);
  storage.removeItem(ownKey);
  return keptToken(storage, now);
}

/** Stores a token for viewing as another role, and the one to return to. */
export function keepViewing(storage: Storage, token: string): void {
  const own = storage.getItem(key);
  if (own !== null) storage.setItem(ownKey, own);
  storage.setItem(key, token);
}

export function keepToken(storage: Storage, token: string): void {
  storage.removeItem(suspendedKey);
  storage.setItem(key, token);
}

/** Tells other tabs that an account is suspended; to be called before its token is removed. */
export function tellSuspended(storage: Storage, suspended: Suspended): void {
  storage.setItem(suspendedKey, JSON.stringify(suspended));
}

/** What another tab has told of the person of a token; undefined if that is not why it was removed. */
export function toldSuspended(storage: Storage, token: string): Suspended | undefined {
  try {
    const suspended = JSON.parse(storage.getItem(suspendedKey) ?? "null") as Suspended | null;
    return suspended !== null && suspended.person === personOf(token) ? suspended : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the session's tokens and the stored dashboard filter. */
export function forgetSession(storage: Storage): void {
  storage.removeItem(key);
  storage.removeItem(ownKey);
  storage.removeItem("dashboardFilter");
}

/** Removes what somebody leaves behind who signs out: the playground's tabs and history are theirs, too. */
export function forgetWork(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith("graphiql:")) storage.removeItem(name);
}

/** Whether another tab's storage change concerns the session; clearing the storage has no key. */
export function concernsToken(event: StorageEvent): boolean {
  return event.key === key || event.key === null;
}
