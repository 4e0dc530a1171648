import { customerLeads } from "./customer-leads.ts";
import { dashboard } from "./dashboard.ts";
import type { ReportDefinition } from "./report-definition.ts";
import type { ReportName } from "./report-enums.ts";
import { rescheduledLessons } from "./rescheduled-lessons.ts";
import { studentLessons } from "./student-lessons.ts";
import { studentNoShow } from "./student-no-show.ts";
import { studentRetention } from "./student-retention.ts";
import { studentRating } from "./student-rating.ts";
import { tutorRatings } from "./tutor-ratings.ts";
import { unconfirmedLessons } from "./unconfirmed-lessons.ts";
import { virtualImmersions } from "./virtual-immersions.ts";

/** All reports, by name. */
export const reports = {
  dashboard,
  "tutor-ratings": tutorRatings,
  "student-no-show": studentNoShow,
  "student-lessons": studentLessons,
  "rescheduled-lessons": rescheduledLessons,
  "student-rating": studentRating,
  "virtual-immersions": virtualImmersions,
  "unconfirmed-lessons": unconfirmedLessons,
  "student-retention": studentRetention,
  "customer-leads": customerLeads,
} as const satisfies Record<ReportName, ReportDefinition>;
