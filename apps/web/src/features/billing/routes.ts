import type { AppRoute } from "../../shared/page/app-route.ts";

export const billingRoutes: readonly AppRoute[] = [
  {
    path: "/invoice",
    access: "public",
    title: "Your invoice",
    lazy: async () => ({ Component: (await import("./page/customer-invoice.screen.tsx")).CustomerInvoiceScreen }),
  },
  {
    path: "/app/system/books",
    access: "admin",
    needs: "invoices:read",
    title: "Books",
    menu: "/app/account",
    lazy: () => import("./books/books.lazy.ts"),
  },
  {
    path: "/app/tutoring/pre-payment-invoice",
    access: "admin",
    needs: "invoices:read",
    title: "Prepayment invoices",
    lazy: () => import("./list/invoices-list.lazy.ts"),
  },
  {
    path: "/app/tutoring/pre-payment-invoice/new",
    access: "admin",
    needs: "invoices:write",
    title: "Add prepayment invoice",
    lazy: () => import("./form/create-prepayment.lazy.ts"),
  },
  {
    path: "/app/tutoring/pre-payment-invoice/:invoiceId",
    access: "admin",
    needs: "invoices:read",
    title: "Prepayment invoice",
    lazy: () => import("./detail/invoice.lazy.ts"),
  },
  {
    path: "/app/tutoring/pre-payment-invoice-old/:invoiceId",
    access: "admin",
    needs: "invoices:read",
    title: "Old prepayment invoice",
    menu: "/app/tutoring/pre-payment-invoice",
  },
  {
    path: "/app/tutoring/invoice/new-pre-payment-invoice",
    access: "admin",
    needs: "invoices:write",
    title: "Add prepayment invoice",
    lazy: () => import("./form/create-prepayment.lazy.ts"),
  },
  {
    path: "/app/tutoring/ongoing-customer-invoice",
    access: "admin",
    needs: "invoices:read",
    title: "Ongoing invoices",
  },
  {
    path: "/app/tutoring/ongoing-customer-invoice/new",
    access: "admin",
    needs: "invoices:write",
    title: "Add ongoing invoice",
  },
  {
    path: "/app/tutoring/ongoing-customer-invoice/:invoiceId",
    access: "admin",
    needs: "invoices:read",
    title: "Ongoing invoice",
  },
  {
    path: "/app/tutoring/ongoing-customer-invoice-old/:invoiceId",
    access: "admin",
    needs: "invoices:read",
    title: "Old ongoing invoice",
    menu: "/app/tutoring/ongoing-customer-invoice",
  },
];
