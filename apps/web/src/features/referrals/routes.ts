import type { AppRoute } from "../../shared/page/app-route.ts";

const teachers = "/app/tutoring/teacher-referrers";

export const referralsRoutes: readonly AppRoute[] = [
  {
    path: teachers,
    access: "admin",
    needs: "referrals:read",
    title: "Teacher referrers",
    adds: { title: "Add teacher referrer", needs: "referrals:write" },
    lazy: () => import("./list/teacher-referrers.lazy.ts"),
  },
  {
    path: "/app/tutoring/teacher-referrer/:customerId",
    access: "admin",
    needs: "referrals:read",
    title: "Teacher referrer",
    menu: teachers,
    lazy: () => import("./detail/teacher-referrer.lazy.ts"),
  },
  {
    path: "/app/tutoring/customer-referrers",
    access: "admin",
    needs: "referrals:read",
    title: "Customer referrers",
    adds: { title: "Add customer referrer", needs: "referrals:write" },
    lazy: () => import("./list/customer-referrers.lazy.ts"),
  },
  {
    path: "/app/tutoring/referral-reviews",
    access: "admin",
    needs: "referrals:read",
    title: "Referrals to review",
    menu: teachers,
    lazy: () => import("./reviews/referral-reviews.lazy.ts"),
  },
];
