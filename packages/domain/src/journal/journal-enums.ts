import type { Labels } from "../labels.ts";

/**
 * What an entry of the journal is.
 *
 * Source: domain.md 1.1.
 * @graphql JournalKind
 */
export const journalKinds = [
  /** A lesson that someone watched. */ "observation",
  /** A talk about how things are going. */ "check-in",
  /** A training that they took part in. */ "training",
  /** Praise. */ "praise",
  /** A warning; it has a severity. */ "warning",
  /** Something that went wrong; it has a severity. */ "incident",
  /** A note about pay. */ "pay-note",
  /** Anything else. */ "other",
] as const;
export type JournalKind = (typeof journalKinds)[number];
export const journalKindLabels: Labels<JournalKind> = { "check-in": "Check-in" };

/**
 * Who reads an entry of the journal.
 * @graphql JournalVisibility
 */
export const journalVisibilities = [
  /** Everyone who may read tutors. */ "staff",
  /** Directors and super-admins alone. */ "managers-only",
  /** The same as staff, and the tutor. */ "shared-with-tutor",
] as const;
export type JournalVisibility = (typeof journalVisibilities)[number];
export const journalVisibilityLabels: Labels<JournalVisibility> = {
  staff: "Staff",
  "managers-only": "Managers only",
  "shared-with-tutor": "Staff and the tutor",
};

/**
 * How the follow-up of an entry stands.
 * @graphql FollowUpState
 */
export const followUpStates = [
  /** Its day has passed. */ "overdue",
  /** It is due today. */ "today",
  /** Its day is to come. */ "later",
  /** It is done. */ "done",
] as const;
export type FollowUpState = (typeof followUpStates)[number];
export const followUpStateLabels: Labels<FollowUpState> = { today: "Due today" };
