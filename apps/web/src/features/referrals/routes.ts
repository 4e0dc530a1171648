import type { AppRoute } from "../../shared/page/app-route.ts";

export const referralsRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/teacher-referrers", access: "admin", needs: "referrals:read", title: "Teacher referrers" },
  {
    path: "/app/tutoring/teacher-referrer/:customerId",
    access: "admin",
    needs: "referrals:read",
    title: "Teacher referrer",
    menu: "/app/tutoring/teacher-referrers",
  },
  { path: "/app/tutoring/customer-referrers", access: "admin", needs: "referrals:read", title: "Customer referrers" },
];
