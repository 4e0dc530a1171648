import type { AppRoute } from "../../shared/page/app-route.ts";

export const hiringRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/onboarding",
    access: "admin",
    needs: "tutors:read",
    title: "Hiring",
    lazy: () => import("./list/candidates-list.lazy.ts"),
    adds: { title: "Add application", needs: "tutors:write" },
  },
  {
    path: "/app/tutoring/onboarding/:customerId",
    access: "admin",
    needs: "tutors:read",
    title: "Candidate",
    lazy: () => import("./detail/candidate.lazy.ts"),
  },
  {
    path: "/app/tutoring/rejected-tutors",
    access: "admin",
    needs: "tutors:read",
    title: "Rejected tutors",
    lazy: () => import("./list/rejected-list.screen.tsx"),
  },
];
