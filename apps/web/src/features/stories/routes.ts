import type { AppRoute } from "../../shared/page/app-route.ts";

export const storiesRoutes: readonly AppRoute[] = [
  {
    path: "/app/characters",
    access: "signed-in",
    needs: "stories:read",
    title: "Characters",
    adds: { title: "Add character", needs: "stories:write" },
    lazy: () => import("./characters/characters.screen.tsx"),
  },
  {
    path: "/app/backgrounds",
    access: "signed-in",
    needs: "stories:read",
    title: "Backgrounds",
    adds: { title: "Add background", needs: "stories:write" },
    lazy: () => import("./backgrounds/backgrounds.screen.tsx"),
  },
  {
    path: "/app/story-time/create",
    access: "signed-in",
    needs: "stories:write",
    title: "Add story",
    menu: "/app/story-time/list",
    lazy: () => import("./form/create-story.lazy.ts"),
  },
  {
    path: "/app/story-time/list",
    access: "signed-in",
    needs: "stories:read",
    title: "Stories",
    lazy: () => import("./list/stories-list.lazy.ts"),
  },
  {
    path: "/app/story-time/preview/:id",
    access: "signed-in",
    needs: "stories:read",
    title: "Story preview",
    menu: "/app/story-time/list",
    lazy: () => import("./preview/preview-story.lazy.ts"),
  },
  {
    path: "/app/story-time/edit/:id",
    access: "signed-in",
    needs: "stories:write",
    title: "Story",
    menu: "/app/story-time/list",
    lazy: () => import("./form/edit-story.lazy.ts"),
  },
];
