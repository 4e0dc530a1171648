/** Wording for a lesson's state in the app, shared by lists, its page and the builder. Source: domain.md 2.13. */
import type { ActiveFlag, ContentStatus } from "./content-enums.ts";
import { toEnumName } from "../enums.ts";

/** The statuses in which a lesson is still to be written: its due day is for these, and not for its reviewer. */
export const toWriteStatuses = ["No Content", "Draft"] as const satisfies readonly ContentStatus[];

/** Whether a lesson in a status, as GraphQL spells it, is still to be written. */
export const isToWrite = (contentStatus: string): boolean =>
  toWriteStatuses.some((status) => toEnumName(status) === contentStatus);

interface Standing {
  /** The version number that the app has; null for none. */
  publishedVersion: number | null;
  /** The newest version number; null if nothing is written. */
  workingVersion: number | null;
}

interface Written {
  contentStatus: string;
  assignment?: { state: string } | null;
}

/** The status that a lesson is shown with: a draft that a reviewer sent back says so. Statuses as GraphQL spells them. */
export const shownStatus = ({ contentStatus, assignment }: Written): string =>
  contentStatus === "DRAFT" && assignment?.state === "CHANGES_REQUESTED" ? assignment.state : contentStatus;

/** Whether learners see a lesson, and why not if it is active. */
export function inAppWords(lesson: Standing & { activeFlag: string }): string {
  const inactive: ActiveFlag = "Inactive";
  if (lesson.activeFlag === toEnumName(inactive)) return "Inactive";
  if (lesson.publishedVersion !== null) return "Active";
  return lesson.workingVersion === null ? "Active, no content yet" : "Active, nothing published yet";
}

/** Where a lesson stands by its versions, in a few words: "Version 2 is live". */
export function versionWords(lesson: Standing & { contentStatus: string }): string {
  const { publishedVersion: live, workingVersion: newest } = lesson;
  if (newest === null) return "Nothing written yet";
  if (live === null) return `Version ${newest}, nothing is live yet`;
  return liveWords(lesson) ?? `Version ${live} is live`;
}

/** Which version learners see while a newer one is written; null if there is no difference. */
export function liveWords(lesson: Standing & { contentStatus: string }): string | null {
  const { publishedVersion: live, workingVersion: newest, contentStatus } = lesson;
  if (live === null || newest === null || newest <= live) return null;
  const review: ContentStatus = "Review";
  const isInReview = contentStatus === toEnumName(review);
  return `Version ${live} is live; ${isInReview ? `version ${newest} is in review` : `this draft is version ${newest}`}`;
}
