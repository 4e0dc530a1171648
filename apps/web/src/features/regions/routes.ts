import type { AppRoute } from "../../app/app-route.ts";

export const regionsRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/regions",
    access: "admin",
    needs: "regions:read",
    title: "Regions",
    lazy: async () => {
      const { RegionsListScreen, preload } = await import("./list/regions-list.screen.tsx");
      return { Component: RegionsListScreen, preload };
    },
  },
];
