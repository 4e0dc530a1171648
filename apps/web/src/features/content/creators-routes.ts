import type { AppRoute } from "../../shared/page/app-route.ts";

export const contentCreatorsRoutes: readonly AppRoute[] = [
  {
    path: "/app/content/content-creators/my-lessons/:content_creator_id",
    access: "signed-in",
    needs: "exams:read",
    title: "My lessons",
  },
  { path: "/app/content/lesson-status", access: "admin", needs: "exams:read", title: "Lesson status" },
  {
    path: "/app/content/lesson-status/assign-content-creator/:lesson_id",
    access: "admin",
    needs: "exams:write",
    title: "Assign a content creator",
  },
  {
    path: "/app/content/content-creator/create",
    access: "admin",
    needs: "exams:write",
    title: "Add content creator",
    menu: "/app/content/content-creators",
  },
  {
    path: "/app/content/content-creator/:content_creator_id/edit",
    access: "admin",
    needs: "exams:write",
    title: "Edit content creator",
    menu: "/app/content/content-creators",
  },
  { path: "/app/content/content-creators", access: "admin", needs: "exams:read", title: "Content creators" },
  {
    path: "/app/content/content-creators/assign-lesson/:user_id",
    access: "admin",
    needs: "exams:write",
    title: "Assign lessons",
  },
  {
    path: "/app/content/content-creator/:userId",
    access: "admin",
    needs: "exams:read",
    title: "Content creator",
    menu: "/app/content/content-creators",
  },
];
