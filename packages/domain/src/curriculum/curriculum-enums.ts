/**
 * The types of parts a curriculum has.
 * @graphql CurriculumShape
 */
export const curriculumShapes = [
  /** Age groups, levels and topics. */ "language",
  /** Subjects and topics. */ "school",
] as const;
export type CurriculumShape = (typeof curriculumShapes)[number];

/**
 * The status of a curriculum.
 * @graphql CurriculumStatus
 */
export const curriculumStatuses = [
  /** Being written. */ "draft",
  /** In use. */ "active",
  /** Out of use; can be restored. */ "archived",
] as const;
export type CurriculumStatus = (typeof curriculumStatuses)[number];

/**
 * A change of a curriculum's status.
 * @graphql CurriculumEvent
 */
export const curriculumEvents = [
  /** Start using a draft. */ "activate",
  /** Archive it. */ "archive",
  /** Restore it. */ "restore",
] as const;
export type CurriculumEvent = (typeof curriculumEvents)[number];

/**
 * A type of curriculum part.
 * @graphql SubdivisionType
 */
export const subdivisionTypes = [
  /** An age group, at the top of a language curriculum. */ "ageGroup",
  /** A level, under an age group. */ "level",
  /** A topic, at the end of every branch. */ "topic",
  /** A subject, at the top of a school curriculum. */ "subject",
] as const;
export type SubdivisionType = (typeof subdivisionTypes)[number];

/**
 * The kind of resource.
 * @graphql ResourceKind
 */
export const resourceKinds = [
  /** Something to read. */ "document",
  /** Something to listen to. */ "audio",
  /** Something to watch. */ "video",
  /** A web page. */ "link",
  /** A session in the learning app. */ "session",
] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/**
 * A learner's progress in a topic.
 *
 * Source: domain.md 1.4.
 * @graphql ProgressState
 */
export const progressStates = [
  /** Not started. */ "not-started",
  /** In progress. */ "in-progress",
  /** Finished. */ "done",
] as const;
export type ProgressState = (typeof progressStates)[number];

export const progressEvents = ["start", "finish", "reopen"] as const;
export type ProgressEvent = (typeof progressEvents)[number];
