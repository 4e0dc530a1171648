import type { AppRoute } from "../../shared/page/app-route.ts";

export const calendarRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/admin-new-calendar",
    access: "admin",
    needs: "lessons:read",
    title: "Lesson calendar",
    lazy: () => import("./lesson-calendar.lazy.ts"),
  },
  {
    path: "/app/tutoring/calendar",
    access: "admin",
    needs: "tutors:read",
    title: "Tutor calendar",
    lazy: () => import("./tutor-calendar.lazy.ts"),
  },
  {
    path: "/app/system/clock-changes",
    access: "admin",
    needs: "lessons:read",
    title: "Clock changes",
    menu: "/app/tutoring/calendar",
    lazy: () => import("./clocks/clock-change-review.lazy.ts"),
  },
];
