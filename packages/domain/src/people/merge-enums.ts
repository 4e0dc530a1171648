/** The two records of a merge: the one that stays, and the other. */
export const mergeSides = ["kept", "other"] as const;
export type MergeSide = (typeof mergeSides)[number];

/** What goes over to the record that stays. */
export const mergeMoves = ["dependents", "notes", "tasks", "messages", "pods", "curricula"] as const;
export type MergeMoveKind = (typeof mergeMoves)[number];

/** What two records look like: one person's, or a family's that shares a phone. */
export const likenesses = ["same", "household"] as const;
export type Likeness = (typeof likenesses)[number];

/** What is said of two records that look like one. */
export const pairVerdicts = ["different", "household"] as const;
export type PairVerdict = (typeof pairVerdicts)[number];
