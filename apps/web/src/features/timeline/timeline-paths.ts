import type { TimelineOwner } from "@app/domain/timeline/timeline.ts";
import type { TimelineKind } from "@app/schema/types.generated.ts";
import {
  coursePath,
  feedbackPath,
  groupPath,
  invoicePath,
  lessonPath,
  requestPath,
} from "../../shared/links/record-paths.ts";

/** Where an entry is looked at; null for what the timeline shows as a whole. */
const paths: Record<TimelineKind, ((id: string) => string) | null> = {
  NOTE: () => "?tab=notes",
  MESSAGE: null,
  TASK: (id) => `/app/system/tasks?edit=${id}`,
  STAGE: null,
  REQUEST: requestPath,
  COURSE: (id) => coursePath(id),
  LESSON: lessonPath,
  PLACE: (id) => groupPath({ id }),
  FEEDBACK: feedbackPath,
  RATING: lessonPath,
  PREPAYMENT: (id) => invoicePath(id, "PRE_PAYMENT"),
  ONGOING_INVOICE: (id) => invoicePath(id, "ONGOING"),
  PAYMENT: () => "?tab=invoices",
};

/** Of a tutor, notes are journal entries and feedback is about them. */
const tutorPaths: Partial<typeof paths> = {
  NOTE: (id) => `?tab=journal&entry=${id}`,
  FEEDBACK: () => "?tab=feedback",
};

export const entryPath = (owner: TimelineOwner, kind: TimelineKind, id: string): string | null =>
  ((owner === "tutor" && tutorPaths[kind]) || paths[kind])?.(id) ?? null;
