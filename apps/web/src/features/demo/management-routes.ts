import type { AppRoute } from "../../shared/page/app-route.ts";

export const demoManagementRoutes: readonly AppRoute[] = [
  { path: "/app/management/products", access: "signed-in", needs: "demo:read", title: "Products" },
  { path: "/app/management/products/create", access: "signed-in", needs: "demo:write", title: "Add product" },
  { path: "/app/management/orders", access: "signed-in", needs: "demo:read", title: "Orders" },
  { path: "/app/management/orders/:orderId", access: "signed-in", needs: "demo:read", title: "Order" },
  { path: "/app/management/invoices", access: "signed-in", needs: "demo:read", title: "Demo invoices" },
  { path: "/app/management/invoices/:invoiceId", access: "signed-in", needs: "demo:read", title: "Demo invoice" },
  { path: "/app/management/customers", access: "admin", needs: "demo:read", title: "Demo customers" },
  { path: "/app/management/customers/:customerId", access: "admin", needs: "demo:read", title: "Demo customer" },
  {
    path: "/app/management/customers/:customerId/edit",
    access: "admin",
    needs: "demo:write",
    title: "Edit demo customer",
  },
];
