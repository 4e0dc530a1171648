import type { AppRoute } from "../../shared/page/app-route.ts";

export const productUpdatesRoutes: readonly AppRoute[] = [
  { path: "/app/langauge-app/product-updates", access: "signed-in", needs: "words:read", title: "Product updates" },
];
