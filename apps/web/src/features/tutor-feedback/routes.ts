import type { AppRoute } from "../../shared/page/app-route.ts";

export const tutorFeedbackRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/tutor-feedbacks",
    access: "admin",
    needs: "tutors:read",
    title: "Tutor feedback",
    lazy: () => import("./list/tutor-feedback-list.lazy.ts"),
    adds: { title: "Add tutor feedback", needs: "tutors:write" },
  },
];
