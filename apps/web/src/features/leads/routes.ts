import type { AppRoute } from "../../shared/page/app-route.ts";

export const leadsRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/reports/customer-leads",
    access: "admin",
    needs: "customers:read",
    title: "Customer leads",
    lazy: () => import("./list/leads-list.lazy.ts"),
    adds: { title: "Add lead", needs: "customers:write" },
  },
  {
    path: "/app/tutoring/reports/customer-leads/:leadId",
    access: "admin",
    needs: "customers:read",
    title: "Lead",
    lazy: () => import("./detail/lead.lazy.ts"),
  },
];
