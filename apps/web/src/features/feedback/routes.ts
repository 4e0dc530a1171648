import type { AppRoute } from "../../shared/page/app-route.ts";

export const feedbackRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/feedbacks", access: "admin", needs: "lessons:read", title: "Feedback" },
  { path: "/app/tutoring/feedbacks/:id", access: "admin", needs: "lessons:read", title: "Feedback" },
];
