import type { AppRoute } from "../../shared/page/app-route.ts";

export const tutorsRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/tutors",
    access: "admin",
    needs: "tutors:read",
    title: "Tutors",
    lazy: () => import("./list/tutors-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/tutors/:customerId",
    access: "admin",
    needs: "tutors:read",
    title: "Tutor",
    lazy: () => import("./detail/tutor.lazy.ts"),
  },
];
