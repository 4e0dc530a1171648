import type { Permission } from "../permissions.ts";
import type { AnyReportName } from "./report-enums.ts";

interface ReportPath {
  name: AnyReportName;
  path: string;
  title: string;
  needs: Permission;
}

const reports = "/app/reports";
const tutoring = "/app/tutoring/reports";
const read = "reports:read";

/** Where reports are in the portal, in the order in which they are offered. */
export const reportPaths: readonly ReportPath[] = [
  { name: "dashboard", path: `${reports}/dashboard`, title: "Dashboard", needs: "dashboard:read" },
  { name: "student-lessons", path: `${tutoring}/student-lessons`, title: "Student lessons", needs: read },
  { name: "rescheduled-lessons", path: `${tutoring}/rescheduled-lessons`, title: "Rescheduled lessons", needs: read },
  { name: "student-no-show", path: `${reports}/student-no-show`, title: "Student no-shows", needs: read },
  { name: "student-retention", path: `${tutoring}/student-retention`, title: "Student retention", needs: read },
  { name: "student-rating", path: `${tutoring}/student-rating`, title: "Student rating", needs: read },
  { name: "virtual-immersions", path: `${tutoring}/virtual-immersions`, title: "Immersion report", needs: read },
  { name: "unconfirmed-lessons", path: `${reports}/unconfirmed-lessons`, title: "Unconfirmed lessons", needs: read },
  { name: "tutor-ratings", path: `${reports}/tutor-ratings`, title: "Tutor ratings", needs: read },
  { name: "customer-leads", path: `${tutoring}/customer-leads/funnel`, title: "Leads funnel", needs: read },
  { name: "team-activities", path: `${reports}/team-activities`, title: "Team activities", needs: "teamActivity:read" },
];

/** The report at a path; undefined where there is none. */
export const reportAt = (path: string): ReportPath | undefined => reportPaths.find((one) => one.path === path);
