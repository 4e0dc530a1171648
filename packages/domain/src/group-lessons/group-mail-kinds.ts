/** What families are written to about a session of a learning pod or an immersion. Source: domain.md 2.8. */
export const groupMailKinds = ["group-cancelled", "group-moved", "group-place"] as const;
export type GroupMailKind = (typeof groupMailKinds)[number];
