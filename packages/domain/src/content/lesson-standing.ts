/** What stands of a lesson in the app, in the words that lists, its page and the builder share. Source: domain.md 2.13. */
import type { ActiveFlag, ContentStatus } from "./content-enums.ts";
import { toEnumName } from "../enums.ts";

interface Standing {
  /** The number of the version that the app has; null for none. */
  publishedVersion: number | null;
  /** The number of the newest version; null where nothing is written. */
  workingVersion: number | null;
}

/** Whether learners meet a lesson, and why not where it is active all the same. */
export function inAppWords(lesson: Standing & { activeFlag: string }): string {
  const inactive: ActiveFlag = "Inactive";
  if (lesson.activeFlag === toEnumName(inactive)) return "Inactive";
  if (lesson.publishedVersion !== null) return "Active";
  return lesson.workingVersion === null ? "Active, no content yet" : "Active, nothing published yet";
}

/** Which version learners have while a newer one is written; null where there is no difference. */
export function liveWords(lesson: Standing & { contentStatus: string }): string | null {
  const { publishedVersion: live, workingVersion: newest, contentStatus } = lesson;
  if (live === null || newest === null || newest <= live) return null;
  const review: ContentStatus = "Review";
  const isInReview = contentStatus === toEnumName(review);
  return `Version ${live} is live; ${isInReview ? `version ${newest} is in review` : `this draft is version ${newest}`}`;
}
