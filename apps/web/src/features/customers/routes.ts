import type { AppRoute } from "../../shared/page/app-route.ts";

export const customersRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/customers",
    access: "admin",
    needs: "customers:read",
    title: "Customers",
    lazy: () => import("./list/customers-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/customers/add-family",
    access: "admin",
    needs: "customers:write",
    title: "Add family",
    lazy: () => import("./family/add-family.lazy.ts"),
  },
  {
    path: "/app/tutoring/customers/:customerId",
    access: "admin",
    needs: "customers:read",
    title: "Customer",
    lazy: () => import("./detail/customer.lazy.ts"),
  },
  {
    path: "/app/tutoring/dependents",
    access: "admin",
    needs: "customers:read",
    title: "Dependents",
    lazy: () => import("./dependents/dependents-list.lazy.ts"),
  },
];
