import type { Permission } from "../permissions.ts";
import { reportPaths } from "../reports/report-paths.ts";
import { operationsList } from "../playground/saved-operation.ts";

/** Who may open each list, by its path in the portal. */
const readers: Readonly<Record<string, Permission>> = {
  "/app/backgrounds": "stories:read",
  "/app/characters": "stories:read",
  "/app/content/content-creators": "exams:read",
  "/app/content/content-creators/my-lessons": "exams:read",
  "/app/content/exams": "exams:read",
  "/app/content/lesson-status": "exams:read",
  "/app/management/users": "staff:read",
  "/app/conversation-practices": "conversations:read",
  "/app/learning-app-feedback": "appFeedback:read",
  "/app/langauge-app/product-updates": "words:read",
  "/app/langauge-app/sentence-construction": "words:read",
  "/app/langauge-app/words-list": "words:read",
  "/app/partner-users": "partners:read",
  "/app/partners": "partners:read",
  "/app/tutoring/customer-referrers": "referrals:read",
  "/app/tutoring/referral-reviews": "referrals:read",
  "/app/tutoring/teacher-referrers": "referrals:read",
  "/app/tutoring/invoice/promos": "promos:read",
  "/app/tutoring/invoice/banner-promos": "promos:read",
  "/app/story-time/list": "stories:read",
  "/app/system/dialects": "words:read",
  "/app/system/speakers": "transcripts:read",
  "/app/system/imports": "signedIn",
  "/app/system/jobs": "system:read",
  "/app/system/mailbox": "system:read",
  "/app/system/my-jobs": "signedIn",
  "/app/system/policies": "regions:read",
  "/app/system/tasks": "tasks:read",
  "/app/system/templates": "settings:read",
  "/app/system/tokens": "tokens:read",
  "/app/system/unclear-payments": "books:read",
  "/app/tutoring/admin-booked-lessons": "lessons:read",
  "/app/tutoring/admin-confirmed-lessons": "lessons:read",
  "/app/tutoring/admin-lesson-requests": "lessons:read",
  "/app/tutoring/curriculums": "curriculums:read",
  "/app/tutoring/customer-pods": "customers:read",
  "/app/tutoring/customers": "customers:read",
  "/app/tutoring/dependents": "customers:read",
  "/app/tutoring/feedbacks": "lessons:read",
  "/app/tutoring/group-lessons": "lessons:read",
  "/app/tutoring/onboarding": "tutors:read",
  "/app/tutoring/pre-payment-invoice": "invoices:read",
  "/app/tutoring/ongoing-customer-invoice": "invoices:read",
  "/app/tutoring/regions": "regions:read",
  "/app/tutoring/rejected-tutors": "tutors:read",
  "/app/tutoring/reports/customer-leads": "customers:read",
  "/app/tutoring/tutor-feedbacks": "tutors:read",
  "/app/tutoring/tutor-journal": "tutors:read",
  "/app/tutoring/tutors": "tutors:read",
  "/app/tutoring/virtual-immersion": "lessons:read",
};

export const listPaths = Object.keys(readers);

/** Who may open each report that has saved views; the dashboard keeps its filter by itself. */
const reportReaders: Readonly<Record<string, Permission>> = Object.fromEntries(
  reportPaths.filter(({ name }) => name !== "dashboard").map(({ path, needs }) => [path, needs]),
);

/**
 * The permission to open a list; null for an unknown path. A region's curriculums are under its code; the playground,
 * with the operations that are saved there, is everybody's.
 */
export function readerOfList(path: string): Permission | null {
  if (path === operationsList) return "signedIn";
  return (
    readers[path] ??
    reportReaders[path] ??
    (/^\/app\/tutoring\/[\w-]+\/curriculums$/.test(path) ? "curriculums:read" : null)
  );
}
