import { z } from "zod";
import { columnSchemas, serializerFor } from "../../../records/serialize.ts";
import { recordShape } from "../../../records/record.ts";
import { oldInvoices } from "./old-invoices.table.ts";

/** An invoice of the system before. Source: domain.md 3.6. */
export const oldInvoiceRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(oldInvoices, "customerId", "number", "kind", "issuedOn", "dueOn"),
    ...columnSchemas(oldInvoices, "currency", "total", "paid", "status"),
    fields: z.array(z.object({ name: z.string(), value: z.string() }).meta({ id: "OldInvoiceField" })),
  })
  .meta({ id: "OldInvoice" });
export type OldInvoiceRecord = z.infer<typeof oldInvoiceRecord>;

export const oldInvoiceOf = serializerFor(oldInvoiceRecord);
