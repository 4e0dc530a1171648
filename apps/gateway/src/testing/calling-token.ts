import type { CallingToken } from "@app/schema/upstreams/v1.records.generated.ts";

/** A service token as the server tells of it, with these permissions. */
export const aCallingToken = (permissions: readonly string[], change: Partial<CallingToken> = {}): CallingToken => ({
  _id: "c00000000000000000000001",
  name: "Weekly report",
  scopes: permissions.filter((permission) => permission !== "caller"),
  permissions: [...permissions],
  expiresAt: "2027-01-01T00:00:00.000Z",
  ratePerMinute: 600,
  ...change,
});
