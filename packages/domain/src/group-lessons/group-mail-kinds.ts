/** Emails to tutors about sessions they teach. */
const groupTutorMailKinds = [
  /** Tells a tutor of sessions that they are to teach. */ "group-tutor-assigned",
  /** Tells tutors that the learners of a session have moved to another one. */ "group-tutor-moved",
  /** Tells a tutor that a session does not take place. */ "group-tutor-cancelled",
  /** Asks tutors for their account of a session that a family is not to be charged for, as they see it. */ "group-tutor-disputed",
  /** Tells tutors how an objection to what a place is charged was decided. */ "group-tutor-decided",
] as const;
export type GroupTutorMailKind = (typeof groupTutorMailKinds)[number];

export const isTutorLetter = (kind: string): kind is GroupTutorMailKind =>
  groupTutorMailKinds.some((known) => known === kind);

/** Emails to families and tutors about a session of a learning pod or an immersion. Source: domain.md 2.8. */
export const groupMailKinds = [
  /** Tells families that a session of a pod or an immersion does not take place. */ "group-cancelled",
  /** Tells families that they were moved to another session. */ "group-moved",
  /** Offers a family a place that is free in a session. */ "group-place",
  /** Tells a family that what they object to is not charged until it is decided. */ "group-disputed",
  /** Tells a family how their objection was decided. */ "group-decided",
  ...groupTutorMailKinds,
] as const;
export type GroupMailKind = (typeof groupMailKinds)[number];
