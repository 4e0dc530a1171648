import { sql } from "drizzle-orm";
import { z } from "zod";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import { invoices } from "../../features/billing/billing.public.ts";
import { invoiceList, remindOfInvoice, sendInvoice } from "../../features/billing/invoices-list.public.ts";
import { bulkKind } from "./bulk-kind.ts";

const ofInvoices = {
  list: invoiceList,
  table: invoices,
  permission: "invoices:act",
  label: sql<string>`coalesce(${invoices.invoiceNumber}, 'Draft for ' || ${invoices.firstName} || ' ' || ${invoices.lastName})`,
  url: sql<string>`'/app/tutoring/' || case ${invoices.kind} when 'ongoing' then 'ongoing-customer-invoice/' else 'pre-payment-invoice/' end || ${invoices.id}`,
  payload: z.object({}),
} as const;

export const invoiceKinds = {
  "invoices-send": bulkKind({
    ...ofInvoices,
    async run(context, at) {
      const { version } = await sendInvoice(context, at);
      return version === at.version ? { skipped: accountJobMessages.already("sent") } : null;
    },
  }),
  "invoices-remind": bulkKind({
    ...ofInvoices,
    async run(context, at) {
      await remindOfInvoice(context, at);
      return null;
    },
  }),
};
