import type { AppRoute } from "../../shared/page/app-route.ts";

export const tasksRoutes: readonly AppRoute[] = [
  {
    path: "/app/system/tasks",
    access: "signed-in",
    needs: "tasks:read",
    title: "Tasks",
    menu: "/app/account",
    adds: { title: "Add task", needs: "tasks:write" },
    lazy: () => import("./list/tasks-list.screen.tsx"),
  },
];
