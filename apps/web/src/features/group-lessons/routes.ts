import type { AppRoute } from "../../shared/page/app-route.ts";

export const groupLessonsRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/group-lessons", access: "admin", needs: "lessons:read", title: "Learning pods" },
  { path: "/app/tutoring/group-lessons/create", access: "admin", needs: "lessons:write", title: "Add learning pod" },
  {
    path: "/app/tutoring/group-lessons/edit/:groupLessonId",
    access: "admin",
    needs: "lessons:write",
    title: "Edit learning pod",
  },
  {
    path: "/app/tutoring/group-lessons/instances/:groupLessonId",
    access: "admin",
    needs: "lessons:read",
    title: "Learning pod sessions",
  },
  {
    path: "/app/tutoring/group-lesson/:groupLessonId/instance/create",
    access: "admin",
    needs: "lessons:write",
    title: "Add pod session",
    menu: "/app/tutoring/group-lessons",
  },
  { path: "/app/tutoring/virtual-immersion", access: "admin", needs: "lessons:read", title: "Virtual immersions" },
  {
    path: "/app/tutoring/virtual-immersions/instances/:groupLessonId",
    access: "admin",
    needs: "lessons:read",
    title: "Immersion sessions",
    menu: "/app/tutoring/virtual-immersion",
  },
];
