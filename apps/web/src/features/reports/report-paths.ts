import type { ReportName } from "@app/domain/reports/report-enums.ts";

/** Where reports are, in the order in which they are offered. */
export const reportPaths: Readonly<Record<ReportName, { path: string; title: string }>> = {
  "student-lessons": { path: "/app/tutoring/reports/student-lessons", title: "Student lessons" },
  "rescheduled-lessons": { path: "/app/tutoring/reports/rescheduled-lessons", title: "Rescheduled lessons" },
  "student-no-show": { path: "/app/reports/student-no-show", title: "Student no-shows" },
  "student-rating": { path: "/app/tutoring/reports/student-rating", title: "Student rating" },
  "virtual-immersions": { path: "/app/tutoring/reports/virtual-immersions", title: "Immersion report" },
  "tutor-ratings": { path: "/app/reports/tutor-ratings", title: "Tutor ratings" },
};
