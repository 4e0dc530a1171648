/**
 * Closed lists in wire spelling, as the upstream servers store and send them. Source: admin-portal.md sections 3, 6 and
 * 9; domain.md 0.4, 1 and 2.
 */

/**
 * A staff role. Roles are not a ladder: each has its own permissions.
 *
 * Columns of the permission matrix, in its order. The empty choice is no role.
 * @graphql Role
 */
export const roles = [
  /** May do everything, including on the system's own pages. */ "super-admin",
  /** Runs the business: regions, staff, money and everything an admin does. */ "director",
  /** Looks after customers, tutors and lessons. */ "admin",
  /** Responsible for curricula and for what is published in the learning app. */ "content-manager",
  /** Writes content; others publish it. */ "content-creator",
] as const;
export type Role = (typeof roles)[number];

/** The roles in a form, in the specification's order; the empty string is "no role". */
export const roleChoices = ["", "admin", "content-creator", "content-manager", "super-admin", "director"] as const;
export type RoleChoice = (typeof roleChoices)[number];

/**
 * A currency.
 * @graphql Currency
 */
export const currencies = [
  /** US dollar. */ "USD",
  /** Nigerian naira. */ "NGN",
  /** Pound sterling. */ "GBP",
] as const;
export type Currency = (typeof currencies)[number];

/**
 * A period counted from today, in the viewer's time zone; a service token's is its owner's.
 * @graphql Period
 */
export const periods = [
  /** Today. */ "today",
  /** Tomorrow. */ "tomorrow",
  /** The current week, from Monday. */ "this-week",
  /** Seven days, of which today is the first. */ "next-7-days",
  /** Seven days, of which today is the last. */ "last-7-days",
  /** Twenty-eight days, of which today is the last. */ "last-28-days",
  /** The current month. */ "this-month",
  /** The month before the current one. */ "last-month",
  /** The current year. */ "this-year",
] as const;
export type Period = (typeof periods)[number];

/**
 * Who sees a saved view of a list.
 * @graphql ViewAudience
 */
export const viewAudiences = [
  /** Its owner alone. */ "private",
  /** Everyone in one role. */ "role",
  /** Everyone who may open the list. */ "everyone",
] as const;
export type ViewAudience = (typeof viewAudiences)[number];

/**
 * The kind of notification; decides the icon.
 * @graphql NotificationType
 */
export const notificationTypes = [
  /** Something was ordered or booked. */ "order_placed",
  /** Someone wrote or did something. */ "new_message",
  /** Something is on its way. */ "item_shipped",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/**
 * The kind of search result.
 *
 * In the order that they are shown in.
 * @graphql SearchResultKind
 */
export const searchResultKinds = [
  /** A staff account. */ "staff",
  /** Someone who pays for lessons. */ "customer",
  /** Someone who learns on a customer's account. */ "dependent",
  /** Someone who has asked and is no customer yet. */ "lead",
  /** Someone who teaches. */ "tutor",
  /** Someone who applies to teach. */ "candidate",
  /** Learners who are taught together. */ "customer-pod",
  /** A request for lessons. */ "lesson-request",
  /** A confirmed lesson: a course with a tutor. */ "confirmed-lesson",
  /** A lesson with its date. */ "booked-lesson",
  /** A group lesson or a virtual immersion. */ "group-lesson",
  /** Feedback on the service. */ "feedback",
  /** An invoice. */ "invoice",
  /** A promo. */ "promo",
  /** A school or another organisation that sends us learners. */ "partner",
  /** Someone who works for a partner. */ "partner-user",
  /** A region. */ "region",
  /** A curriculum. */ "curriculum",
  /** A part of a curriculum. */ "subdivision",
  /** An exam. */ "exam",
  /** A lesson in the learning content. */ "lesson",
  /** A word of the learning app. */ "word",
  /** A session of sentences of the learning app. */ "sentence-session",
  /** A story of the learning app. */ "story",
  /** A conversation practice of the learning app. */ "conversation-practice",
] as const;
export type SearchResultKind = (typeof searchResultKinds)[number];

/**
 * The kind of activity.
 * @graphql AuditAction
 */
export const auditActions = [
  /** Added a record. */ "created",
  /** Changed a record. */ "updated",
  /** Moved a record to another state. */ "state-changed",
  /** Deleted a record. */ "deleted",
  /** Archived a record. */ "archived",
  /** Exported data. */ "exported",
  /** Viewed sensitive data. */ "viewed-sensitive",
  /** Signed in. */ "signed-in",
  /** Tried to sign in and failed. */ "sign-in-failed",
  /** Tried something the role may not do. */ "permission-denied",
  /** Acted as someone else. */ "impersonated",
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * What happened to a record, or to the stream itself.
 *
 * The last two are the gateway's own.
 * @graphql ChangeAction
 */
export const changeActions = [
  /** It was added. */ "created",
  /** It was changed. */ "updated",
  /** It moved to another state. */ "state-changed",
  /** It was archived. */ "archived",
  /** It was deleted. */ "deleted",
  /** The stream starts here. */ "opened",
  /** Changes may have been missed: read everything shown again. */ "resync",
] as const;
export type ChangeAction = (typeof changeActions)[number];

/**
 * The kind of refusal.
 *
 * The gateway's own list.
 * @graphql UserErrorCode
 */
export const userErrorCodes = [
  /** A field is missing or not valid. */ "INVALID",
  /** The viewer may not do it. */ "FORBIDDEN",
  /** The record does not exist, or the viewer may not see it. */ "NOT_FOUND",
  /** The record's state does not allow it. */ "WRONG_STATE",
  /** Someone else saved the record first. */ "STALE",
  /** Tried too often; it may work later. */ "TOO_MANY",
] as const;
export type UserErrorCode = (typeof userErrorCodes)[number];

/** Themes of the portal, as stored in local storage. */
export const themes = ["LIGHT", "ONE_DARK"] as const;
export type Theme = (typeof themes)[number];

type Split<Text extends string> = Text extends `${infer Head}${"-" | ":" | " "}${infer Tail}`
  ? `${Head}_${Split<Tail>}`
  : Text;

/** The name of a value in the schema: "no-show" → NO_SHOW; of values with capitals it is any text. */
export type EnumName<Value extends string> = Value extends Lowercase<Value> ? Uppercase<Split<Value>> : string;

/** "no-show" → NO_SHOW, "ageGroup" → AGE_GROUP, "customers:read" → CUSTOMERS_READ. */
export function toEnumName<Value extends string>(value: Value): EnumName<Value> {
  return value
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .toUpperCase() as EnumName<Value>;
}
