/**
 * Whether a service token may be used.
 *
 * Source: domain.md 2.18.
 * @graphql ServiceTokenState
 */
export const tokenStates = [
  /** It may be used. */ "active",
  /** It was replaced, and may be used until the day that was chosen. */ "ending",
  /** Its owner's account is not active. */ "suspended",
  /** Its day is past. */ "expired",
  /** Somebody revoked it. */ "revoked",
] as const;
export type ServiceTokenState = (typeof tokenStates)[number];
