import type { AppRoute } from "../../shared/page/app-route.ts";

export const reportsRoutes: readonly AppRoute[] = [
  { path: "/app/reports", access: "admin", redirectTo: "/app/reports/dashboard" },
  { path: "/app/reports/dashboard", access: "admin", needs: "dashboard:read", title: "Dashboard" },
  {
    path: "/app/reports/tutor-ratings",
    access: "signed-in",
    needs: "reports:read",
    title: "Tutor ratings",
    lazy: () => import("./tutor-ratings.screen.tsx"),
  },
  {
    path: "/app/reports/student-no-show",
    access: "signed-in",
    needs: "reports:read",
    title: "Student no-shows",
    lazy: () => import("./student-no-show.screen.tsx"),
  },
  {
    path: "/app/reports/unconfirmed-lessons",
    access: "signed-in",
    needs: "reports:read",
    title: "Unconfirmed lessons",
    lazy: () => import("./unconfirmed-lessons.screen.tsx"),
  },
  {
    path: "/app/reports/team-activities",
    access: "signed-in",
    needs: "teamActivity:read",
    title: "Team activities",
    lazy: () => import("./team-activities.screen.tsx"),
  },
  {
    path: "/app/tutoring/reports/student-lessons",
    access: "admin",
    needs: "reports:read",
    title: "Student lessons",
    lazy: () => import("./student-lessons.screen.tsx"),
  },
  {
    path: "/app/tutoring/reports/rescheduled-lessons",
    access: "admin",
    needs: "reports:read",
    title: "Rescheduled lessons",
    lazy: () => import("./rescheduled-lessons.screen.tsx"),
  },
  {
    path: "/app/tutoring/reports/student-retention",
    access: "admin",
    needs: "reports:read",
    title: "Student retention",
    lazy: () => import("./student-retention.screen.tsx"),
  },
  {
    path: "/app/tutoring/reports/student-rating",
    access: "admin",
    needs: "reports:read",
    title: "Student rating",
    lazy: () => import("./student-rating.screen.tsx"),
  },
  {
    path: "/app/tutoring/reports/virtual-immersions",
    access: "admin",
    needs: "reports:read",
    title: "Immersion report",
    lazy: () => import("./virtual-immersions.screen.tsx"),
  },
];
