import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { bankDisputeRecord } from "./bank-disputes/bank-dispute.record.ts";
import { payments } from "./payments.table.ts";

const allocationRecord = z
  .object({ invoiceId: z.string(), amount: z.int(), at: z.iso.datetime() })
  .meta({ id: "PaymentAllocation" });

/** Money that reached us, and which invoices it pays. Source: domain.md 1.3. */
export const paymentRecord = z
  .object({
    ...recordShape,
    paymentNumber: z.string().meta({ description: "For example PAY-000123; never reused." }),
    ...columnSchemas(payments, "customerId", "gateway", "method", "status", "currency", "amount", "receivedOn"),
    ...columnSchemas(payments, "regionId", "expectedAmount", "askedInvoiceId"),
    ...columnSchemas(payments, "bookedOn", "payerName", "reference", "evidenceFileId", "note", "takenBackReason"),
    allocations: z.array(allocationRecord).meta({ description: "What was taken back is negative." }),
    pdfFileId: z.string().nullable().meta({ description: "The receipt; null until it is made." }),
    disputes: z.array(bankDisputeRecord).meta({ description: "At the customer's bank, the oldest first." }),
    kept: z.int().meta({ description: "What no invoice took, kept as credit." }),
  })
  .meta({ id: "Payment" });
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const paymentOf = serializerFor(paymentRecord);
