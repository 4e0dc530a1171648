import type { AppRoute } from "../../shared/page/app-route.ts";

export const promosRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/invoice/promos", access: "admin", needs: "promos:read", title: "Promos" },
  { path: "/app/tutoring/invoice/banner-promos", access: "admin", needs: "promos:read", title: "Banner promos" },
];
