import type { AppRoute } from "../../app/app-route.ts";

export const staffRoutes: readonly AppRoute[] = [
  { path: "/app/management/users", access: "admin", needs: "staff:read", title: "Staff" },
  { path: "/app/management/create/user", access: "admin", needs: "staff:write", title: "New staff member" },
  {
    path: "/app/management/admin/:userId",
    access: "admin",
    needs: "staff:read",
    title: "Staff member",
    menu: "/app/management/users",
  },
];
