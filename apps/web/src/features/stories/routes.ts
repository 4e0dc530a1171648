import type { AppRoute } from "../../shared/page/app-route.ts";

export const storiesRoutes: readonly AppRoute[] = [
  { path: "/app/characters", access: "signed-in", needs: "stories:read", title: "Characters" },
  { path: "/app/backgrounds", access: "signed-in", needs: "stories:read", title: "Backgrounds" },
  {
    path: "/app/story-time/create",
    access: "signed-in",
    needs: "stories:write",
    title: "Add story",
    menu: "/app/story-time/list",
  },
  { path: "/app/story-time/list", access: "signed-in", needs: "stories:read", title: "Stories" },
  {
    path: "/app/story-time/preview/:id",
    access: "signed-in",
    needs: "stories:read",
    title: "Story preview",
    menu: "/app/story-time/list",
  },
  {
    path: "/app/story-time/edit/:id",
    access: "signed-in",
    needs: "stories:write",
    title: "Edit story",
    menu: "/app/story-time/list",
  },
];
