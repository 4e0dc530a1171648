import type { AppRoute } from "../../shared/page/app-route.ts";

export const hiringRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/onboarding", access: "admin", needs: "tutors:read", title: "Hiring" },
  { path: "/app/tutoring/onboarding/:customerId", access: "admin", needs: "tutors:read", title: "Candidate" },
  { path: "/app/tutoring/rejected-tutors", access: "admin", needs: "tutors:read", title: "Rejected tutors" },
];
