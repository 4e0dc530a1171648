import type { Role } from "../enums.ts";
import { permissionsOf, type Permission } from "../permissions.ts";

/** A path in the specification. */
export interface SpecifiedRoute {
  path: string;
  access: "public" | "guest" | "signed-in" | "admin";
  redirectTo?: string;
}

/** Who opens a path: someone with or without a role, or someone signed out. */
export type Visitor = Role | null | "signed-out";

/** The area of a page by the start of its path; the first match counts. Source: domain.md 0.4. */
const areas: readonly (readonly [start: string, area: string | null])[] = [
  ["/app/account", null],
  ["/app/reports/dashboard-", "demo"],
  ["/app/reports/dashboard", "dashboard"],
  ["/app/reports/team-activities", "teamActivity"],
  ["/app/reports", "reports"],
  ["/app/characters", "stories"],
  ["/app/backgrounds", "stories"],
  ["/app/story-time", "stories"],
  ["/app/learning-app-feedback", "appFeedback"],
  ["/app/conversation-practices", "conversations"],
  ["/app/partner", "partners"],
  ["/app/langauge-app/transcript-list", "transcripts"],
  ["/app/langauge-app/create-transcript", "transcripts"],
  ["/app/langauge-app/edit-transcript", "transcripts"],
  ["/app/langauge-app", "words"],
  ["/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId/edit-session", "sessions"],
  ["/app/content", "exams"],
  ["/app/management/create/user", "staff"],
  ["/app/management/users", "staff"],
  ["/app/management/admin", "staff"],
  ["/app/tutoring/reports/customer-leads", "customers"],
  ["/app/tutoring/reports", "reports"],
  ["/app/tutoring/customer-referrers", "referrals"],
  ["/app/tutoring/referral-reviews", "referrals"],
  ["/app/tutoring/teacher-referrer", "referrals"],
  ["/app/tutoring/customer", "customers"],
  ["/app/tutoring/dependents", "customers"],
  ["/app/tutoring/tutor", "tutors"],
  ["/app/tutoring/calendar", "tutors"],
  ["/app/tutoring/onboarding", "tutors"],
  ["/app/tutoring/rejected-tutors", "tutors"],
  ["/app/tutoring/invoice/promos", "promos"],
  ["/app/tutoring/invoice/banner-promos", "promos"],
  ["/app/tutoring/invoice", "invoices"],
  ["/app/tutoring/ongoing-customer-invoice", "invoices"],
  ["/app/tutoring/pre-payment-invoice", "invoices"],
  ["/app/tutoring/regions", "regions"],
  ["/app/tutoring/curriculums", "curriculums"],
  ["/app/tutoring/:region", "curriculums"],
  ["/app/tutoring", "lessons"],
  ["/app/system/today", "lessons"],
  ["/app/system/books", "books"],
  ["/app/system/unclear-payments", "books"],
  ["/app/system/clock-changes", "lessons"],
  ["/app/system/my-jobs", null],
  ["/app/system/imports", null],
  ["/app/system/policies", "regions"],
  ["/app/system/tokens", "tokens"],
  ["/app/system/settings", "settings"],
  ["/app/system/templates", "settings"],
  ["/app/system/dialects", "words"],
  ["/app/system/speakers", "transcripts"],
  ["/app/system/tasks", "tasks"],
  ["/app/system", "system"],
  ["/app", "demo"],
];

/** Paths with one of these words change something. */
const writing = /\/(create|edit|assign|manage)\b|(invoice|pre-payment-invoice)\/new\b/;
/** The permission that a page's data needs; null if everyone signed in may open it. */
function neededFor(path: string): Permission | null {
  const [, area] = areas.find(([start]) => path.startsWith(start)) ?? [null, null];
  if (area === null) return null;
  return `${area}:${writing.test(path) ? "write" : "read"}` as Permission;
}

/** What someone sees who opens a path. */
export interface Outcome {
  /** The final path and query. */
  at: string;
  show: "page" | "refusal" | "sign-in" | "not-found";
}

/**
 * Derives outcomes from the specification alone, without the portal's code: guard, then redirect, then permission.
 *
 *     outcomeOf(specified)({ path: "/app/tutoring/regions", access: "admin" }, "/app/tutoring/regions", null)
 *     // { at: "/app/tutoring/regions", show: "refusal" }
 *
 * `address` is the path with its parameters filled in.
 */
export const outcomeOf = (specified: readonly SpecifiedRoute[]) => {
  const follow = (route: SpecifiedRoute, address: string, visitor: Visitor): Outcome => {
    const guarded = route.access === "signed-in" || route.access === "admin";
    if (guarded && visitor === "signed-out") {
      return { at: address === "/app" ? "/login" : `/login?from=${encodeURIComponent(address)}`, show: "sign-in" };
    }
    if (route.access === "guest" && visitor !== "signed-out") return { at: "/app/account", show: "page" };
    if (route.access === "admin" && visitor === "content-creator")
      return { at: "/app/langauge-app/words-list", show: "page" };
    if (route.redirectTo !== undefined) {
      const next = specified.find(({ path }) => path === route.redirectTo);
      if (!next) throw new Error(`${route.path} leads to ${route.redirectTo}, which is no route.`);
      return follow(next, next.path, visitor);
    }
    if (address === "/404") return { at: address, show: "not-found" };
    const needed = guarded ? neededFor(route.path) : null;
    if (needed !== null && visitor !== "signed-out" && !permissionsOf(visitor).has(needed))
      return { at: address, show: "refusal" };
    return { at: address, show: address.startsWith("/login") ? "sign-in" : "page" };
  };
  return follow;
};
