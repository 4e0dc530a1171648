/** Wording for a lesson's state in the app, shared by lists, its page and the builder. Source: domain.md 2.13. */
import type { ActiveFlag, ContentStatus } from "./content-enums.ts";
import { toEnumName } from "../enums.ts";

interface Standing {
  /** The version number that the app has; null for none. */
  publishedVersion: number | null;
  /** The newest version number; null if nothing is written. */
  workingVersion: number | null;
}

/** Whether learners see a lesson, and why not if it is active. */
export function inAppWords(lesson: Standing & { activeFlag: string }): string {
  const inactive: ActiveFlag = "Inactive";
  if (lesson.activeFlag === toEnumName(inactive)) return "Inactive";
  if (lesson.publishedVersion !== null) return "Active";
  return lesson.workingVersion === null ? "Active, no content yet" : "Active, nothing published yet";
}

/** Which version learners see while a newer one is written; null if there is no difference. */
export function liveWords(lesson: Standing & { contentStatus: string }): string | null {
  const { publishedVersion: live, workingVersion: newest, contentStatus } = lesson;
  if (live === null || newest === null || newest <= live) return null;
  const review: ContentStatus = "Review";
  const isInReview = contentStatus === toEnumName(review);
  return `Version ${live} is live; ${isInReview ? `version ${newest} is in review` : `this draft is version ${newest}`}`;
}
