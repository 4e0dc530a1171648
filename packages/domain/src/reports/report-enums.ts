import type { Currency } from "../enums.ts";
import type { Labels } from "../labels.ts";

/**
 * A report.
 *
 * Source: domain.md 3.7, 4.
 * @graphql ReportName
 */
export const reportNames = [
  /** How the business is doing. */ "dashboard",
  /** What customers and learners say of tutors. */ "tutor-ratings",
  /** Lessons that learners did not come to. */ "student-no-show",
  /** The lessons of each learner. */ "student-lessons",
  /** Lessons that were moved. */ "rescheduled-lessons",
  /** What tutors say of learners. */ "student-rating",
  /** Who came to virtual immersions. */ "virtual-immersions",
  /** What is still waiting for an outcome or an answer. */ "unconfirmed-lessons",
  /** How long learners stay. */ "student-retention",
  /** How far those get who ask for lessons. */ "customer-leads",
] as const;
export type ReportName = (typeof reportNames)[number];

/**
 * A report on what staff did. Whoever sees only their own entries sees it of themselves.
 *
 * Source: domain.md 4.11.
 * @graphql ActivityReportName
 */
export const activityReportNames = [
  /** What was added, changed, moved on, refused. */ "team-activities",
  /** Who looked at what is sensitive, and who took data out. */ "sensitive-views",
] as const;
export type ActivityReportName = (typeof activityReportNames)[number];

/** A report of either kind. */
export type AnyReportName = ReportName | ActivityReportName;

/**
 * What a report's period is compared with.
 * @graphql ReportComparison
 */
export const reportComparisons = [
  /** The period of the same length just before. */ "before",
  /** The same days a year earlier. */ "year-before",
] as const;
export type ReportComparison = (typeof reportComparisons)[number];
export const reportComparisonLabels: Labels<ReportComparison> = {
  before: "The period before",
  "year-before": "A year earlier",
};

/** What a figure is measured in; a share goes from 0 to 1, stars from 1 to 5, a change has a sign; money is in minor units; a day is the second since 1970 at which it begins in UTC. */
export type ReportUnit = Currency | "count" | "share" | "minutes" | "hours" | "days" | "day" | "stars" | "change";

/**
 * What a record behind a figure is.
 * @graphql ReportItemKind
 */
export const reportItemKinds = [
  /** A lesson with its date. */ "lesson",
  /** A session of a group lesson. */ "session",
  /** A request for lessons. */ "request",
  /** A learner. */ "learner",
  /** Somebody who asked for lessons. */ "lead",
  /** A prepayment invoice. */ "prepayment",
  /** An ongoing invoice. */ "ongoing-invoice",
  /** What a customer paid or has as credit. */ "account",
] as const;
export type ReportItemKind = (typeof reportItemKinds)[number];

/** Who the rows of a table are about, where they are about people. */
export const reportPeople = ["customer", "tutor"] as const;
export type ReportPerson = (typeof reportPeople)[number];

/**
 * How finely a report's chart is drawn.
 * @graphql ReportGrain
 */
export const reportGrains = [
  /** By days. */ "day",
  /** By weeks, from Monday. */ "week",
  /** By months. */ "month",
] as const;
export type ReportGrain = (typeof reportGrains)[number];
