import type { AppRoute } from "../../shared/page/app-route.ts";

export const leadsRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/reports/customer-leads", access: "admin", needs: "customers:read", title: "Customer leads" },
];
