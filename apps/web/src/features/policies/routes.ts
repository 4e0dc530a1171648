import type { AppRoute } from "../../shared/page/app-route.ts";

export const policiesRoutes: readonly AppRoute[] = [
  {
    path: "/app/system/policies",
    access: "signed-in",
    needs: "regions:read",
    title: "Cancellation policies",
    menu: "/app/account",
    adds: { title: "Add cancellation policy", needs: "settings:write" },
    lazy: () => import("./list/policies-list.screen.tsx"),
  },
];
