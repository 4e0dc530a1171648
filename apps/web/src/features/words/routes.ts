import type { AppRoute } from "../../shared/page/app-route.ts";

export const wordsRoutes: readonly AppRoute[] = [
  { path: "/app/langauge-app/words-list", access: "signed-in", needs: "words:read", title: "Words" },
  { path: "/app/langauge-app/create-word", access: "signed-in", needs: "words:write", title: "Add word" },
  {
    path: "/app/langauge-app/edit-word/:wordId",
    access: "signed-in",
    needs: "words:write",
    title: "Edit word",
    menu: "/app/langauge-app/words-list",
  },
];
