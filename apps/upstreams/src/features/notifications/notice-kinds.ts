import type { Permission } from "@app/domain/permissions.ts";

/** What notifications are about, and what one has to be allowed now to see whom or what they name. */
const noticeKinds = {
  account: "signedIn",
  "account-job": "signedIn",
  "app-feedback": "appFeedback:read",
  assignment: "exams:read",
  "booked-lesson": "lessons:read",
  candidate: "tutors:read",
  "confirmed-lesson": "lessons:read",
  content: "exams:read",
  curriculum: "curriculums:read",
  "exam-lesson": "exams:read",
  feedback: "lessons:read",
  "group-lesson": "lessons:read",
  import: "signedIn",
  job: "system:read",
  "journal-entry": "tutors:read",
  "lesson-request": "lessons:read",
  partner: "partners:read",
  payment: "invoices:read",
  "product-update": "words:read",
  region: "regions:read",
  registration: "staff:read",
  "safeguarding-report": "tutorManagement:read",
  // Only its owner and maker hear of it.
  "service-token": "signedIn",
  task: "tasks:read",
  "tutor-document": "tutors:read",
  "tutor-feedback": "tutors:read",
  word: "words:read",
} as const satisfies Record<string, Permission>;

export type NoticeKind = keyof typeof noticeKinds;

const isKnown = (kind: string): kind is NoticeKind => kind in noticeKinds;

/** Whether somebody may still see what a notification names; one of a kind that is known no more names nobody. */
export const mayStillSee = (permissions: ReadonlySet<Permission>, kind: string): boolean =>
  isKnown(kind) && (noticeKinds[kind] === "signedIn" || permissions.has(noticeKinds[kind]));
