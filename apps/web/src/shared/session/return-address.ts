/** The sign-in address that leads back to where one was; null for nowhere in particular. */
export function signInPath(address: string | null): string {
  return address === null || address === "/app" ? "/login" : `/login?from=${encodeURIComponent(address)}`;
}

/** Where to go after signing in: only into this portal's own signed-in part. */
export function returnAddress(search: string): string | null {
  const from = new URLSearchParams(search).get("from");
  return from !== null && /^\/app(?:[/?#]|$)/.test(from) ? from : null;
}
