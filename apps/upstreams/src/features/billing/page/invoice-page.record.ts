import { z } from "zod";
import { invoiceStatuses } from "@app/domain/billing/billing-enums.ts";
import { currencies } from "@app/domain/enums.ts";

const document = z
  .object({
    number: z.string(),
    on: z.iso.date(),
    amount: z.int(),
    url: z.string().nullable().meta({ description: "Opens the PDF; null until it is made." }),
  })
  .meta({ id: "CustomerDocument" });

/** What a customer sees of their invoice, by the link in its emails. */
export const invoicePageRecord = z
  .object({
    invoiceNumber: z.string(),
    status: z.enum(invoiceStatuses),
    isOverdue: z.boolean(),
    currency: z.enum(currencies),
    billTo: z.string(),
    issuedOn: z.iso.date(),
    dueOn: z.iso.date().nullable(),
    lines: z.array(z.object({ description: z.string(), quantity: z.int(), unitAmount: z.int(), amount: z.int() })),
    subtotal: z.int(),
    discountTotal: z.int(),
    discounts: z.array(z.object({ words: z.string(), amount: z.int() })),
    taxTotal: z.int(),
    taxLabel: z.string(),
    taxIncluded: z.boolean(),
    total: z.int(),
    paid: z.int().meta({ description: "Payments and credit, less what was given back." }),
    keptAsCredit: z.int().meta({ description: "What of the payments was put to the customer's credit since." }),
    givenBack: z.int().meta({ description: "What of them was given back otherwise." }),
    credited: z.int(),
    due: z.int(),
    instalments: z.array(z.object({ dueOn: z.iso.date(), amount: z.int(), left: z.int() })),
    issuerName: z.string(),
    issuerAddress: z.string(),
    taxNumber: z.string().nullable(),
    footer: z.string().nullable(),
    bankDetails: z.string().nullable().meta({ description: "Where to transfer to; null where it is paid otherwise." }),
    howToPay: z.string(),
    memo: z.string().nullable(),
    voidReason: z.string().nullable(),
    pdfUrl: z.string().nullable(),
    receipts: z.array(document),
    creditNotes: z.array(document),
    claimedOn: z.iso.date().nullable().meta({ description: "The day of a transfer that they told us of." }),
  })
  .meta({ id: "CustomerInvoice" });
export type InvoicePageRecord = z.infer<typeof invoicePageRecord>;
