/**
 * Closed lists in wire spelling: what the upstream servers store and send.
 * Source: admin-portal.md sections 3, 6 and 9; domain.md 0.4, 1 and 2.
 */

/** Columns of the permission matrix, in its order. The empty choice is no role. */
export const roles = ["super-admin", "director", "admin", "content-manager", "content-creator"] as const;
export type Role = (typeof roles)[number];

/** The list a form offers, in the specification's order; the empty string is "no role". */
export const roleChoices = ["", "admin", "content-creator", "content-manager", "super-admin", "director"] as const;
export type RoleChoice = (typeof roleChoices)[number];

export const currencies = ["USD", "NGN", "GBP"] as const;
export type Currency = (typeof currencies)[number];

/** Times that are counted from the day it is for whoever asks. */
export const periods = [
  ...(["today", "tomorrow", "this-week", "next-7-days"] as const),
  ...(["last-7-days", "last-28-days", "this-month", "last-month", "this-year"] as const),
] as const;
export type Period = (typeof periods)[number];

/** Who sees a saved view: its owner, everybody of one role, or everybody. */
export const viewAudiences = ["private", "role", "everyone"] as const;
export type ViewAudience = (typeof viewAudiences)[number];

export const staffStatuses = ["invited", "pending", "active", "suspended", "refused"] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** What can be done to an account as a whole; `invite` sends its link again. Source: domain.md 2.12. */
export const staffEvents = ["invite", "activate", "admit", "refuse", "suspend", "reinstate"] as const;
export type StaffEvent = (typeof staffEvents)[number];

/** Where a one-time code stands. */
export const oneTimeCodeStates = ["ready", "used", "expired"] as const;
export type OneTimeCodeState = (typeof oneTimeCodeStates)[number];

/** What each mail of the portal is about. */
export const mailTemplates = [
  "invitation",
  "admission",
  "refusal",
  "reinstatement",
  "password-reset",
  "already-registered",
  "message",
  "tutor-invitation",
  "document-expiry",
  "lesson",
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** How a text written ahead goes out. Source: domain.md 1.7. */
export const templateChannels = ["email", "whatsapp", "sms"] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/** The languages that customers are written to in. */
export const templateLanguages = ["en", "ig", "yo"] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** `stored` is kept in the mailbox, since there is no mail server to send it. */
export const mailStatuses = ["waiting", "sent", "stored", "failed"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const customerStatuses = ["lead", "active", "paused", "churned", "blocked"] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** What staff may do to a customer; the other states come from lessons and payments. Source: domain.md 1.1. */
export const customerEvents = ["pause", "resume", "block", "unblock"] as const;
export type CustomerEvent = (typeof customerEvents)[number];

/** How a customer came to the business. Source: domain.md 1.1. */
export const customerSources = [
  "organic",
  "referral-customer",
  "referral-teacher",
  "partner",
  "social",
  "ads",
  "event",
  "app",
  "other",
] as const;
export type CustomerSource = (typeof customerSources)[number];

/** How somebody would rather be reached. Source: domain.md 1.1. */
export const contactChannels = ["email", "whatsapp", "phone", "sms"] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** What staff are to do. Source: domain.md 1.7. */
export const taskKinds = ["follow-up", "call", "check", "other"] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskEvents = ["finish", "reopen"] as const;
export type TaskEvent = (typeof taskEvents)[number];

/** What a task can be about. */
export const taskSubjectKinds = ["customer", "lead"] as const;
export type TaskSubjectKind = (typeof taskSubjectKinds)[number];

/** When a task that is not done is due, by the clock of its owner; a week ends on Sunday. */
export const taskDues = ["overdue", "today", "week"] as const;
export type TaskDue = (typeof taskDues)[number];

export const dependentEvents = ["archive", "restore"] as const;
export type DependentEvent = (typeof dependentEvents)[number];

export const dependentStatuses = ["active", "archived"] as const;
export type DependentStatus = (typeof dependentStatuses)[number];

export const relationships = ["child", "spouse", "parent", "sibling", "ward", "other"] as const;
export type Relationship = (typeof relationships)[number];

export const tutorStatuses = ["active", "on-leave", "paused", "left"] as const;
export type TutorStatus = (typeof tutorStatuses)[number];

export const genders = ["female", "male", "other", "undisclosed"] as const;
export type Gender = (typeof genders)[number];

export const lessonFor = ["me", "dependent", "pod"] as const;
export type LessonFor = (typeof lessonFor)[number];

export const curriculumShapes = ["language", "school"] as const;
export type CurriculumShape = (typeof curriculumShapes)[number];

export const curriculumStatuses = ["draft", "active", "archived"] as const;
export type CurriculumStatus = (typeof curriculumStatuses)[number];

export const curriculumEvents = ["activate", "archive", "restore"] as const;
export type CurriculumEvent = (typeof curriculumEvents)[number];

export const subdivisionTypes = ["ageGroup", "level", "topic", "subject"] as const;
export type SubdivisionType = (typeof subdivisionTypes)[number];

export const resourceKinds = ["document", "audio", "video", "link", "session"] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** Who is taught. Source: domain.md 1.1. */
export const learnerKinds = ["customer", "dependent"] as const;
export type LearnerKind = (typeof learnerKinds)[number];

/** How old a dependent is, in bands: under 5, then from 5, 9 and 13 years, then 18 and over. */
export const ageGroups = ["under-5", "from-5", "from-9", "from-13", "adult"] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** What a learner can already do. Source: domain.md 1.2. */
export const learnerLevels = ["beginner", "elementary", "intermediate", "advanced"] as const;
export type LearnerLevel = (typeof learnerLevels)[number];

/** Whether one customer pays for a whole pod, or each payer a share. Source: domain.md 1.1. */
export const podBillingModes = ["split", "one-payer"] as const;
export type PodBillingMode = (typeof podBillingModes)[number];

export const podStatuses = ["forming", "active", "paused", "closed"] as const;
export type PodStatus = (typeof podStatuses)[number];

export const podEvents = ["activate", "pause", "resume", "close", "reopen"] as const;
export type PodEvent = (typeof podEvents)[number];

/** How far a learner is with a topic. Source: domain.md 1.4. */
export const progressStates = ["not-started", "in-progress", "done"] as const;
export type ProgressState = (typeof progressStates)[number];

export const progressEvents = ["start", "finish", "reopen"] as const;
export type ProgressEvent = (typeof progressEvents)[number];

export const contentStatuses = ["No Content", "Draft", "Review", "Published"] as const;
export type ContentStatus = (typeof contentStatuses)[number];

export const activeFlags = ["Active", "Inactive"] as const;
export type ActiveFlag = (typeof activeFlags)[number];

export const notificationTypes = ["order_placed", "new_message", "item_shipped"] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What a search finds, in the order that it is shown in. */
export const searchResultKinds = [
  "staff",
  "customer",
  "dependent",
  "tutor",
  "region",
  "curriculum",
  "subdivision",
  "exam",
  "lesson",
] as const;
export type SearchResultKind = (typeof searchResultKinds)[number];

export const auditActions = [
  "created",
  "updated",
  "state-changed",
  "deleted",
  "archived",
  "exported",
  "viewed-sensitive",
  "signed-in",
  "sign-in-failed",
  "permission-denied",
  "impersonated",
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * What happened to a record. The last two are the gateway's own: a stream has begun, or changes were missed, so that
 * all that is shown must be asked for again.
 */
export const changeActions = [
  "created",
  "updated",
  "state-changed",
  "archived",
  "deleted",
  "opened",
  "resync",
] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Why a job ran: its time had come, or somebody asked for it. */
export const jobTriggers = ["schedule", "person"] as const;
export type JobTrigger = (typeof jobTriggers)[number];

export const jobRunStates = ["running", "done", "failed"] as const;
export type JobRunState = (typeof jobRunStates)[number];

/** What kind of refusal a person is shown; the gateway's own list. */
export const userErrorCodes = ["INVALID", "FORBIDDEN", "NOT_FOUND", "WRONG_STATE", "STALE", "TOO_MANY"] as const;
export type UserErrorCode = (typeof userErrorCodes)[number];

/** Themes of the portal, as they are kept in local storage. */
export const themes = ["LIGHT", "ONE_DARK"] as const;
export type Theme = (typeof themes)[number];

/** "no-show" → NO_SHOW, "ageGroup" → AGE_GROUP, "customers:read" → CUSTOMERS_READ. */
export function toEnumName(value: string): string {
  return value
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .toUpperCase();
}
