import type { AppRoute } from "../../shared/page/app-route.ts";

export const staffRoutes: readonly AppRoute[] = [
  {
    path: "/app/management/users",
    access: "admin",
    needs: "staff:read",
    title: "Staff",
    lazy: () => import("./list/staff-list.screen.tsx"),
  },
  {
    path: "/app/management/create/user",
    access: "admin",
    needs: "staff:write",
    title: "Add staff member",
    lazy: async () => ({ Component: (await import("./create/create-staff.screen.tsx")).CreateStaffScreen }),
  },
  {
    path: "/app/management/admin/:userId",
    access: "admin",
    needs: "staff:read",
    title: "Staff member",
    menu: "/app/management/users",
    lazy: async () => ({ Component: (await import("./detail/staff-user.screen.tsx")).StaffUserScreen }),
  },
];
