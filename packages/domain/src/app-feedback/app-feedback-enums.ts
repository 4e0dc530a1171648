import type { Labels } from "../labels.ts";

/**
 * What feedback of the learning app is about.
 *
 * Source: domain.md 1.5.
 * @graphql AppFeedbackCategory
 */
export const appFeedbackCategories = [
  /** Something does not work. */ "bug",
  /** Something that is taught is wrong. */ "content-error",
  /** Something could be better. */ "suggestion",
  /** Something is good. */ "praise",
  /** Signing in, and what the account says. */ "account",
] as const;
export type AppFeedbackCategory = (typeof appFeedbackCategories)[number];

/**
 * Where feedback of the learning app stands.
 *
 * Source: domain.md 2.14.
 * @graphql AppFeedbackStatus
 */
export const appFeedbackStatuses = [
  /** Nobody has looked at it. */ "new",
  /** Somebody has looked at it. */ "triaged",
  /** It is to be fixed. */ "planned",
  /** It is fixed. */ "fixed",
  /** It stays as it is. */ "wont-fix",
  /** Somebody has said the same before. */ "duplicate",
] as const;
export type AppFeedbackStatus = (typeof appFeedbackStatuses)[number];
export const appFeedbackStatusLabels: Labels<AppFeedbackStatus> = { "wont-fix": "Won’t fix" };

/**
 * A kind of content that the learning app has.
 *
 * Source: domain.md 1.5.
 * @graphql AppContentKind
 */
export const appContentKinds = [
  /** A word of the dictionary. */ "word",
  /** A session of sentences to build. */ "sentence-session",
  /** A story with pictures. */ "story",
  /** A conversation to practise. */ "conversation",
  /** A lesson of an exam. */ "lesson",
] as const;
export type AppContentKind = (typeof appContentKinds)[number];
export const appContentKindLabels: Labels<AppContentKind> = { "sentence-session": "Sentence session" };

/** Events of app feedback. Source: domain.md 2.14. */
export const appFeedbackEvents = ["triage", "plan", "fix", "wont-fix", "mark-duplicate", "reopen"] as const;
export type AppFeedbackEvent = (typeof appFeedbackEvents)[number];
