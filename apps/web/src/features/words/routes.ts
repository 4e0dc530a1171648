import type { AppRoute } from "../../shared/page/app-route.ts";

export const wordsRoutes: readonly AppRoute[] = [
  {
    path: "/app/langauge-app/words-list",
    access: "signed-in",
    needs: "words:read",
    title: "Words",
    lazy: () => import("./list/words-list.lazy.ts"),
  },
  {
    path: "/app/langauge-app/create-word",
    access: "signed-in",
    needs: "words:write",
    title: "Add word",
    lazy: () => import("./form/create-word.lazy.ts"),
  },
  {
    path: "/app/langauge-app/edit-word/:wordId",
    access: "signed-in",
    needs: "words:write",
    title: "Word",
    menu: "/app/langauge-app/words-list",
    lazy: () => import("./form/edit-word.lazy.ts"),
  },
];
