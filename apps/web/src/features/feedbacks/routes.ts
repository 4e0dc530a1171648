import type { AppRoute } from "../../shared/page/app-route.ts";

export const feedbackRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/feedbacks",
    access: "admin",
    needs: "lessons:read",
    title: "Feedback",
    adds: { title: "Add feedback", needs: "lessons:write" },
    lazy: () => import("./list/feedbacks-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/feedbacks/:id",
    access: "admin",
    needs: "lessons:read",
    title: "Feedback",
    lazy: () => import("./detail/feedback.lazy.ts"),
  },
];
