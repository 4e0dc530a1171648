import type { AppRoute } from "../../shared/page/app-route.ts";

export const groupLessonsRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/group-lessons",
    access: "admin",
    needs: "lessons:read",
    title: "Learning pods",
    lazy: () => import("./list/pods-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/group-lessons/create",
    access: "admin",
    needs: "lessons:write",
    title: "Add learning pod",
    lazy: () => import("./form/create-group.lazy.ts"),
  },
  {
    path: "/app/tutoring/group-lessons/edit/:groupLessonId",
    access: "admin",
    needs: "lessons:write",
    title: "Edit learning pod",
    lazy: () => import("./form/edit-group.lazy.ts"),
  },
  {
    path: "/app/tutoring/group-lessons/instances/:groupLessonId",
    access: "admin",
    needs: "lessons:read",
    title: "Learning pod sessions",
    lazy: () => import("./sessions/group-lesson.lazy.ts"),
  },
  {
    path: "/app/tutoring/group-lesson/:groupLessonId/instance/create",
    access: "admin",
    needs: "lessons:write",
    title: "Add pod session",
    lazy: () => import("./sessions/add-dates.lazy.ts"),
    menu: "/app/tutoring/group-lessons",
  },
  {
    path: "/app/tutoring/virtual-immersion",
    access: "admin",
    needs: "lessons:read",
    title: "Virtual immersions",
    lazy: () => import("./list/immersions-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/virtual-immersions/instances/:groupLessonId",
    access: "admin",
    needs: "lessons:read",
    title: "Immersion sessions",
    lazy: () => import("./sessions/group-lesson.lazy.ts"),
    menu: "/app/tutoring/virtual-immersion",
  },
];
