import type { AppRoute } from "../../shared/page/app-route.ts";

export const todayRoutes: readonly AppRoute[] = [
  {
    path: "/app/system/today",
    access: "signed-in",
    needs: "lessons:read",
    title: "Today",
    lazy: () => import("./today.screen.tsx"),
  },
];
