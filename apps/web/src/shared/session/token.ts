const key = "accessToken";

function expiryOf(token: string): number {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
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
