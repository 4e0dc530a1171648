import type { Labels } from "../labels.ts";

/**
 * Who rates a lesson.
 *
 * Source: domain.md 1.2.
 * @graphql RaterKind
 */
export const raterKinds = [
  /** Whoever pays, or learns themselves. */ "customer",
  /** A dependent who learns. */ "learner",
] as const;
export type RaterKind = (typeof raterKinds)[number];

/**
 * What stood out in a lesson.
 *
 * Source: domain.md 1.2.
 * @graphql RatingTag
 */
export const ratingTags = [
  /** Clear. */ "clear",
  /** Patient. */ "patient",
  /** Engaging. */ "engaging",
  /** Well prepared. */ "well-prepared",
  /** It began late. */ "late",
  /** The connection was poor. */ "connection",
  /** Too fast. */ "too-fast",
  /** Too slow. */ "too-slow",
  /** Off topic. */ "off-topic",
] as const;
export type RatingTag = (typeof ratingTags)[number];
export const ratingTagLabels: Labels<RatingTag> = {
  late: "Began late",
  connection: "Poor connection",
  "well-prepared": "Well prepared",
};

/** Minimum means to filter tutors by. */
export const ratingFloors = ["3", "3.5", "4", "4.5"] as const;

/** Skills that a tutor scores, each from 1 to 5; engagement is required. Source: domain.md 1.2. */
export const skills = ["engagement", "speaking", "listening", "reading", "writing", "homework"] as const;
export type Skill = (typeof skills)[number];
