import { recordRoutes } from "../../../http/record-routes.ts";
import type { Route } from "../../../http/route.ts";
import { oldInvoiceRecord } from "./old-invoice.record.ts";
import { listOldInvoices, oldInvoiceList } from "./old-invoices.queries.ts";

const old = recordRoutes({ path: "/billing/old-invoices", area: "invoices", answer: oldInvoiceRecord });

/** Invoices of the system before, to be read. Source: domain.md 3.6. */
export const oldInvoiceRoutes: Route[] = [
  old.list("Invoices of the system before, the newest first.", oldInvoiceList, listOldInvoices),
];
