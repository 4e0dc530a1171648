import type { AppRoute } from "../../shared/page/app-route.ts";

export const tokensRoutes: readonly AppRoute[] = [
  {
    path: "/app/system/tokens",
    access: "signed-in",
    needs: "tokens:read",
    title: "Service tokens",
    menu: "/app/account",
    adds: { title: "Add service token", needs: "tokens:write" },
    lazy: () => import("./list/tokens-list.lazy.ts"),
  },
];
