import type { AppRoute } from "../../shared/page/app-route.ts";

const page = (name: "assign" | "assignMany" | "board" | "own" | "one" | "add" | "edit") => async () =>
  (await import("./creators/creators.lazy.ts")).creatorPages[name];

export const contentCreatorsRoutes: readonly AppRoute[] = [
  {
    path: "/app/content/content-creators/my-lessons",
    access: "signed-in",
    needs: "exams:read",
    title: "My lessons",
    // The board itself is what is found: this only leads there.
    ownFor: [],
    lazy: page("own"),
  },
  {
    path: "/app/content/content-creators/my-lessons/:content_creator_id",
    access: "signed-in",
    needs: "exams:read",
    title: "My lessons",
    ownFor: ["content-creator"],
    lazy: page("board"),
  },
  {
    path: "/app/content/lesson-status",
    access: "admin",
    needs: "exams:read",
    title: "Lesson status",
    lazy: () => import("./creators/status/lesson-status.lazy.ts"),
  },
  {
    path: "/app/content/lesson-status/assign-content-creator/:lesson_id",
    access: "admin",
    needs: "exams:write",
    title: "Assign a content creator",
    lazy: page("assign"),
  },
  {
    path: "/app/content/content-creator/create",
    access: "admin",
    needs: "exams:write",
    title: "Add content creator",
    lazy: page("add"),
    menu: "/app/content/content-creators",
  },
  {
    path: "/app/content/content-creator/:content_creator_id/edit",
    access: "admin",
    needs: "exams:write",
    title: "Edit content creator",
    lazy: page("edit"),
    menu: "/app/content/content-creators",
  },
  {
    path: "/app/content/content-creators",
    access: "admin",
    needs: "exams:read",
    title: "Content creators",
    lazy: () => import("./creators/list/creators.screen.tsx"),
  },
  {
    path: "/app/content/content-creators/assign-lesson/:user_id",
    access: "admin",
    needs: "exams:write",
    title: "Assign lessons",
    lazy: page("assignMany"),
  },
  {
    path: "/app/content/content-creator/:userId",
    access: "admin",
    needs: "exams:read",
    title: "Content creator",
    lazy: page("one"),
    menu: "/app/content/content-creators",
  },
];
