import type { AppRoute } from "../../shared/page/app-route.ts";

export const partnersRoutes: readonly AppRoute[] = [
  {
    path: "/app/partners",
    access: "signed-in",
    needs: "partners:read",
    title: "Partners",
    lazy: () => import("./list/partners-list.lazy.ts"),
  },
  { path: "/app/partner-users", access: "signed-in", needs: "partners:read", title: "Partner users" },
  {
    path: "/app/partner/create",
    access: "signed-in",
    needs: "partners:write",
    title: "Add partner",
    menu: "/app/partners",
    lazy: () => import("./form/create-partner.lazy.ts"),
  },
  {
    path: "/app/partner-user/create",
    access: "signed-in",
    needs: "partners:write",
    title: "Add partner user",
    menu: "/app/partner-users",
  },
  {
    path: "/app/partner/:id",
    access: "signed-in",
    needs: "partners:read",
    title: "Partner",
    menu: "/app/partners",
    lazy: () => import("./detail/partner.lazy.ts"),
  },
  {
    path: "/app/partner/:id/edit",
    access: "signed-in",
    needs: "partners:write",
    title: "Edit partner",
    menu: "/app/partners",
    lazy: () => import("./form/edit-partner.lazy.ts"),
  },
  {
    path: "/app/partner-user/:userId",
    access: "signed-in",
    needs: "partners:read",
    title: "Partner user",
    menu: "/app/partner-users",
  },
  {
    path: "/app/partner-user/:userId/edit",
    access: "signed-in",
    needs: "partners:write",
    title: "Edit partner user",
    menu: "/app/partner-users",
  },
];
