import type { AppRoute } from "../../shared/page/app-route.ts";

export const dialectsRoutes: readonly AppRoute[] = [
  {
    path: "/app/system/dialects",
    access: "signed-in",
    needs: "words:read",
    title: "Dialects",
    menu: "/app/langauge-app/words-list",
    adds: { title: "Add dialect", needs: "words:act" },
    lazy: () => import("./list/dialects-list.screen.tsx"),
  },
];
