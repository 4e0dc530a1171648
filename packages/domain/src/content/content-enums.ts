/**
 * A level of an exam between itself and its lessons.
 *
 * From the top down. Source: domain.md 1.4.
 * @graphql ExamPartLevel
 */
export const examPartLevels = [
  /** In an exam; made up of topics. */ "subject",
  /** In a subject; made up of sections. */ "topic",
  /** In a topic; made up of lessons. */ "section",
] as const;
export type ExamPartLevel = (typeof examPartLevels)[number];

/**
 * The status of a content lesson.
 * @graphql ContentStatus
 */
export const contentStatuses = [
  /** Nothing has been written yet. */ "No Content",
  /** Being written. */ "Draft",
  /** Waiting for its reviewer. */ "Review",
  /** A version has been published. */ "Published",
] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/**
 * Whether the app may show a lesson once it is published.
 * @graphql ActiveFlag
 */
export const activeFlags = [/** May be shown. */ "Active", /** Held back. */ "Inactive"] as const;
export type ActiveFlag = (typeof activeFlags)[number];
