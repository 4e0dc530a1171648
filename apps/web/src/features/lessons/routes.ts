import type { AppRoute } from "../../shared/page/app-route.ts";

export const lessonsRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/admin-lesson-requests", access: "admin", needs: "lessons:read", title: "Lesson requests" },
  {
    path: "/app/tutoring/admin-lesson-requests/view/:requestId",
    access: "admin",
    needs: "lessons:read",
    title: "Lesson request",
  },
  { path: "/app/tutoring/admin-new-calendar", access: "admin", needs: "lessons:read", title: "Lesson calendar" },
  { path: "/app/tutoring/admin-confirmed-lessons", access: "admin", needs: "lessons:read", title: "Confirmed lessons" },
  { path: "/app/tutoring/admin-booked-lessons", access: "admin", needs: "lessons:read", title: "Booked lessons" },
  {
    path: "/app/tutoring/lesson-activity-log/:lessonId",
    access: "admin",
    needs: "lessons:read",
    title: "Lesson activity",
  },
  { path: "/app/tutoring/lesson-rating/:lessonId", access: "admin", needs: "lessons:read", title: "Lesson rating" },
];
