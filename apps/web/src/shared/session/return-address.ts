/** The sign-in path that leads back to an address; null for none. */
export function signInPath(address: string | null): string {
  return address === null || address === "/app" ? "/login" : `/login?from=${encodeURIComponent(address)}`;
}

/** Where to go after signing in: only within the portal's signed-in part. */
export function returnAddress(search: string): string | null {
  const from = new URLSearchParams(search).get("from");
  return from !== null && /^\/app(?:[/?#]|$)/.test(from) ? from : null;
}
