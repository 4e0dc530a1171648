import type { AppRoute } from "../../shared/page/app-route.ts";

const read = { access: "signed-in", needs: "demo:read" } as const;
const adminsRead = { access: "admin", needs: "demo:read" } as const;
const base = "/app/management";

export const demoManagementRoutes: readonly AppRoute[] = [
  {
    path: `${base}/products`,
    ...read,
    title: "Products",
    lazy: () => import("./management/products.screen.tsx"),
  },
  {
    path: `${base}/products/create`,
    access: "signed-in",
    needs: "demo:write",
    title: "Add product",
    lazy: () => import("./management/product-create.lazy.ts"),
  },
  { path: `${base}/orders`, ...read, title: "Orders", lazy: () => import("./management/orders.screen.tsx") },
  { path: `${base}/orders/:orderId`, ...read, title: "Order", lazy: () => import("./management/order.lazy.ts") },
  {
    path: `${base}/invoices`,
    ...read,
    title: "Demo invoices",
    lazy: () => import("./management/invoices.screen.tsx"),
  },
  {
    path: `${base}/invoices/:invoiceId`,
    ...read,
    title: "Demo invoice",
    lazy: () => import("./management/invoice.lazy.ts"),
  },
  {
    path: `${base}/customers`,
    ...adminsRead,
    title: "Demo customers",
    lazy: () => import("./management/customers.screen.tsx"),
  },
  {
    path: `${base}/customers/:customerId`,
    ...adminsRead,
    title: "Demo customer",
    lazy: () => import("./management/customer.lazy.ts"),
  },
  {
    path: `${base}/customers/:customerId/edit`,
    access: "admin",
    needs: "demo:write",
    title: "Edit demo customer",
    lazy: () => import("./management/customer-edit.lazy.ts"),
  },
];
