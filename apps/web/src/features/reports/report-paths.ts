import type { Permission } from "@app/domain/permissions.ts";

interface ReportPath {
  /** The report's name in the domain, where it has one. */
  name: string;
  path: string;
  title: string;
  needs: Permission;
}

const reports = "/app/reports";
const tutoring = "/app/tutoring/reports";

/** Where reports are, in the order in which they are offered. */
export const reportPaths: readonly ReportPath[] = [
  {
    name: "dashboard",
    path: `${reports}/dashboard`,
    title: "Dashboard",
    needs: "dashboard:read",
  },
  {
    name: "student-lessons",
    path: `${tutoring}/student-lessons`,
    title: "Student lessons",
    needs: "reports:read",
  },
  {
    name: "rescheduled-lessons",
    path: `${tutoring}/rescheduled-lessons`,
    title: "Rescheduled lessons",
    needs: "reports:read",
  },
  {
    name: "student-no-show",
    path: `${reports}/student-no-show`,
    title: "Student no-shows",
    needs: "reports:read",
  },
  {
    name: "student-retention",
    path: `${tutoring}/student-retention`,
    title: "Student retention",
    needs: "reports:read",
  },
  {
    name: "student-rating",
    path: `${tutoring}/student-rating`,
    title: "Student rating",
    needs: "reports:read",
  },
  {
    name: "virtual-immersions",
    path: `${tutoring}/virtual-immersions`,
    title: "Immersion report",
    needs: "reports:read",
  },
  {
    name: "unconfirmed-lessons",
    path: `${reports}/unconfirmed-lessons`,
    title: "Unconfirmed lessons",
    needs: "reports:read",
  },
  {
    name: "tutor-ratings",
    path: `${reports}/tutor-ratings`,
    title: "Tutor ratings",
    needs: "reports:read",
  },
  {
    name: "team-activities",
    path: `${reports}/team-activities`,
    title: "Team activities",
    needs: "teamActivity:read",
  },
];
