import type { AppRoute } from "../../shared/page/app-route.ts";

export const productUpdatesRoutes: readonly AppRoute[] = [
  {
    path: "/app/langauge-app/product-updates",
    access: "signed-in",
    needs: "words:read",
    title: "Product updates",
    adds: { title: "Add product update", needs: "words:write" },
    lazy: () => import("./list/updates-list.screen.tsx"),
  },
];
