import type { AppRoute } from "../../shared/page/app-route.ts";

export const customerPodsRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/customer-pods",
    access: "admin",
    needs: "customers:read",
    title: "Customer pods",
    adds: { title: "Add pod", needs: "customers:write" },
    lazy: () => import("./list/pods-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/customer-pods/:podId",
    access: "admin",
    needs: "customers:read",
    title: "Customer pod",
    lazy: () => import("./detail/pod.lazy.ts"),
  },
];
