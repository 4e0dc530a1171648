import type { ReportDefinition } from "./report-definition.ts";
import type { ActivityReportName } from "./report-enums.ts";
import { sensitiveViews } from "./sensitive-views.ts";
import { teamActivities } from "./team-activities.ts";

/** The reports on what staff did, by name. */
export const activityReports = {
  "team-activities": teamActivities,
  "sensitive-views": sensitiveViews,
} as const satisfies Record<ActivityReportName, ReportDefinition>;
