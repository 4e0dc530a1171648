import type { AppRoute } from "../../shared/page/app-route.ts";

export const lessonsRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/admin-lesson-requests",
    access: "admin",
    needs: "lessons:read",
    title: "Lesson requests",
    lazy: () => import("./requests/list/requests-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/admin-lesson-requests/view/:requestId",
    access: "admin",
    needs: "lessons:read",
    title: "Lesson request",
    lazy: () => import("./requests/detail/request.lazy.ts"),
  },
  {
    path: "/app/tutoring/admin-confirmed-lessons",
    access: "admin",
    needs: "lessons:read",
    title: "Confirmed lessons",
    lazy: () => import("./courses/list/courses-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/admin-booked-lessons",
    access: "admin",
    needs: "lessons:read",
    title: "Booked lessons",
    lazy: () => import("./booked/list/booked-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/tutors/:customerId/cover",
    access: "admin",
    needs: "lessons:act",
    title: "Cover",
    menu: "/app/tutoring/tutors",
    lazy: () => import("./away/away.lazy.ts"),
  },
  {
    path: "/app/tutoring/lesson-activity-log/:lessonId",
    access: "admin",
    needs: "lessons:read",
    title: "Lesson activity",
    menu: "/app/tutoring/admin-booked-lessons",
    lazy: () => import("./log/log.lazy.ts"),
  },
  {
    path: "/app/tutoring/lesson-rating/:lessonId",
    access: "admin",
    needs: "lessons:read",
    title: "Lesson rating",
    menu: "/app/tutoring/admin-booked-lessons",
    lazy: () => import("./ratings/rating.lazy.ts"),
  },
];
