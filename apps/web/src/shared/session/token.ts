const key = "accessToken";

interface Claims {
  exp?: unknown;
  sub?: unknown;
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

/** Whether two tokens are known to be of one person. */
export function areOfOnePerson(token: string, other: string): boolean {
  const { sub } = claimsOf(token);
  return typeof sub === "string" && sub === claimsOf(other).sub;
}

/**
 * The stored token, kept only while its expiry has not passed, otherwise cleared. `now` in milliseconds.
 * Source: admin-portal.md section 4.
 */
export function keptToken(storage: Storage, now: number): string | null {
  const token = storage.getItem(key);
  if (token === null) return null;
  if (expiryOf(token) > now) return token;
  storage.removeItem(key);
  return null;
}

export function keepToken(storage: Storage, token: string): void {
  storage.setItem(key, token);
}

/** Removes what belongs to the session: the token and the stored dashboard filter. */
export function forgetSession(storage: Storage): void {
  storage.removeItem(key);
  storage.removeItem("dashboardFilter");
}

/** Whether another tab's change of the storage concerns the session; a cleared storage has no key. */
export function concernsToken(event: StorageEvent): boolean {
  return event.key === key || event.key === null;
}
