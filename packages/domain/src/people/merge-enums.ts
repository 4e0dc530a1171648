/**
 * One of the two records of a merge.
 * @graphql MergeSide
 */
export const mergeSides = [/** The one that stays. */ "kept", /** The one that becomes a pointer. */ "other"] as const;
export type MergeSide = (typeof mergeSides)[number];

/**
 * What goes over to the record that stays.
 * @graphql MergeMoveKind
 */
export const mergeMoves = [
  /** Dependents. */ "dependents",
  /** Notes. */ "notes",
  /** Tasks. */ "tasks",
  /** Messages. */ "messages",
  /** Places in pods. */ "pods",
  /** Curricula followed. */ "curricula",
] as const;
export type MergeMoveKind = (typeof mergeMoves)[number];

/**
 * What two records look like.
 * @graphql Likeness
 */
export const likenesses = [/** One person's. */ "same", /** Of a family that shares a phone. */ "household"] as const;
export type Likeness = (typeof likenesses)[number];

/**
 * What is said of two records that look like one.
 * @graphql PairVerdict
 */
export const pairVerdicts = [/** Not the same person. */ "different", /** Of one household. */ "household"] as const;
export type PairVerdict = (typeof pairVerdicts)[number];
