import type { Labels } from "../labels.ts";

/**
 * What a product update tells of.
 *
 * Source: domain.md 1.5.
 * @graphql ProductUpdateKind
 */
export const productUpdateKinds = [
  /** Something new that the app can do. */ "feature",
  /** New lessons, words or stories. */ "content",
  /** Something that works again. */ "fix",
  /** Anything else that learners should know. */ "notice",
] as const;
export type ProductUpdateKind = (typeof productUpdateKinds)[number];
export const productUpdateKindLabels: Labels<ProductUpdateKind> = {
  feature: "New feature",
  content: "New content",
};

/**
 * What the learning app runs on.
 *
 * Source: domain.md 1.5.
 * @graphql AppPlatform
 */
export const appPlatforms = [
  /** iPhones and iPads. */ "ios",
  /** Phones and tablets with Android. */ "android",
  /** The app in a browser. */ "web",
] as const;
export type AppPlatform = (typeof appPlatforms)[number];
export const appPlatformLabels: Labels<AppPlatform> = { ios: "iOS" };

/**
 * Who sees a product update.
 *
 * Source: domain.md 1.5.
 * @graphql ProductUpdateAudience
 */
export const productUpdateAudiences = [
  /** Every learner. */ "everyone",
  /** Learners of some subjects. */ "subjects",
  /** Learners in some regions. */ "regions",
] as const;
export type ProductUpdateAudience = (typeof productUpdateAudiences)[number];
export const productUpdateAudienceLabels: Labels<ProductUpdateAudience> = {
  subjects: "Learners of some subjects",
  regions: "Learners in some regions",
};

/**
 * How far a product update has come.
 *
 * Source: domain.md 2.15.
 * @graphql ProductUpdateStatus
 */
export const productUpdateStatuses = [
  /** It is being written. */ "draft",
  /** It is published at its time. */ "scheduled",
  /** The app shows it. */ "published",
  /** The app no longer shows it. */ "retired",
] as const;
export type ProductUpdateStatus = (typeof productUpdateStatuses)[number];

/** Events of a product update. Source: domain.md 2.15. */
export const productUpdateEvents = ["schedule", "unschedule", "publish", "retire", "restore"] as const;
export type ProductUpdateEvent = (typeof productUpdateEvents)[number];
