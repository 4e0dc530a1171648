import type { ReportName } from "@app/domain/reports/report-enums.ts";
import type { ReportSource } from "./report-source.ts";
import { customerLeadsSource } from "./sources/customer-leads.ts";
import { dashboardSource } from "./sources/dashboard.ts";
import { rescheduledLessonsSource } from "./sources/rescheduled-lessons.ts";
import { studentLessonsSource } from "./sources/student-lessons.ts";
import { studentNoShowSource } from "./sources/student-no-show.ts";
import { studentRetentionSource } from "./sources/student-retention.ts";
import { studentRatingSource } from "./sources/student-rating.ts";
import { tutorRatingsSource } from "./sources/tutor-ratings.ts";
import { unconfirmedLessonsSource } from "./sources/unconfirmed-lessons.ts";
import { virtualImmersionsSource } from "./sources/virtual-immersions.ts";

/** All reports, by name. */
export const reportSources: Readonly<Record<ReportName, ReportSource>> = {
  dashboard: dashboardSource,
  "tutor-ratings": tutorRatingsSource,
  "student-no-show": studentNoShowSource,
  "student-lessons": studentLessonsSource,
  "rescheduled-lessons": rescheduledLessonsSource,
  "student-rating": studentRatingSource,
  "virtual-immersions": virtualImmersionsSource,
  "unconfirmed-lessons": unconfirmedLessonsSource,
  "student-retention": studentRetentionSource,
  "customer-leads": customerLeadsSource,
};
