import type { AppRoute } from "../../shared/page/app-route.ts";

export const importsRoutes: readonly AppRoute[] = [
  {
    path: "/app/system/imports",
    access: "signed-in",
    needs: "signedIn",
    title: "Imports",
    menu: "/app/account",
    lazy: () => import("./list/imports-list.lazy.ts"),
  },
  {
    path: "/app/system/imports/:importId",
    access: "signed-in",
    needs: "signedIn",
    title: "Import",
    menu: "/app/account",
    lazy: () => import("./one/import.lazy.ts"),
  },
];
