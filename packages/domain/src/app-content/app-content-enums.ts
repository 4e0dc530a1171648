/**
 * A kind of what the learning app reads.
 *
 * Source: domain.md 1.5.
 * @graphql AppItemKind
 */
export const appItemKinds = [
  /** A word of the dictionary. */ "word",
  /** A session of sentences to build. */ "sentence-session",
  /** A story with pictures. */ "story",
  /** A conversation to practise. */ "conversation",
  /** What the app tells its users of itself. */ "product-update",
  /** A lesson of an exam. */ "lesson",
] as const;
export type AppItemKind = (typeof appItemKinds)[number];

/** Whether the older server has it; the newer one has the others. */
export const isOnOlderServer = (kind: AppItemKind): boolean => kind === "lesson";
