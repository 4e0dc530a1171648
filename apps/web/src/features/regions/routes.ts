import type { AppRoute } from "../../shared/page/app-route.ts";

export const regionsRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/regions",
    access: "admin",
    needs: "regions:read",
    title: "Regions",
    adds: { title: "Add region", needs: "regions:write" },
    lazy: () => import("./list/regions-list.screen.tsx"),
  },
];
