/** What tutors are written to about sessions that they teach. */
const groupTutorMailKinds = ["group-tutor-assigned", "group-tutor-moved", "group-tutor-cancelled"] as const;
export type GroupTutorMailKind = (typeof groupTutorMailKinds)[number];

export const isTutorLetter = (kind: string): kind is GroupTutorMailKind =>
  groupTutorMailKinds.some((known) => known === kind);

/** What families and tutors are written to about a session of a learning pod or an immersion. Source: domain.md 2.8. */
export const groupMailKinds = ["group-cancelled", "group-moved", "group-place", ...groupTutorMailKinds] as const;
export type GroupMailKind = (typeof groupMailKinds)[number];
