import type { InvoiceFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../../shared/bulk/bulk.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";

/** What can be done to many invoices at once. */
export const invoiceBulk: Bulk<InvoiceFilter> = {
  needs: "invoices:act",
  Dialog: lazyWithPreload(async () => (await import("./invoices-bulk.dialog.tsx")).InvoicesBulk).Part,
  actions: [
    {
      kind: "INVOICES_SEND",
      label: "Send",
      description:
        "Each draft gets its number and goes to its customer by email, in the words of the template “An invoice”. It cannot be changed afterwards.",
    },
    {
      kind: "INVOICES_REMIND",
      label: "Remind",
      description:
        "Each customer gets an email in the words of the template “Reminder of an invoice”; nobody who was reminded in the last 3 days.",
    },
  ],
};
