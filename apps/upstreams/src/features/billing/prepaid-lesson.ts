import type { DueLesson } from "@app/domain/billing/lesson-cover.ts";

/** A lesson of a prepaid course, or a place in a group lesson, that its customer's credit has not paid for yet. */
export interface PrepaidLesson extends DueLesson {
  customerId: string;
  /** Null for a place in a group lesson. */
  courseId: string | null;
  startAt: Date;
  /** Whether it is still to be given. */
  isUpcoming: boolean;
}
