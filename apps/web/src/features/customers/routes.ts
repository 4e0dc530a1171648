import type { AppRoute } from "../../shared/page/app-route.ts";

export const customersRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/customers", access: "admin", needs: "customers:read", title: "Customers" },
  { path: "/app/tutoring/customers/:customerId", access: "admin", needs: "customers:read", title: "Customer" },
  { path: "/app/tutoring/dependents", access: "admin", needs: "customers:read", title: "Dependents" },
];
