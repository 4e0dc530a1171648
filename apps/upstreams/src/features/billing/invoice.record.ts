import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { invoiceLines, invoices } from "./invoices.table.ts";

const invoiceLineRecord = z
  .object({
    _id: z.string(),
    ...columnSchemas(invoiceLines, "kind", "description", "quantity", "unitAmount", "discountAmount"),
    taxRateBp: z.int().meta({ description: "In hundredths of a per cent." }),
    ...columnSchemas(invoiceLines, "taxIncluded", "net", "taxAmount", "total"),
  })
  .meta({ id: "InvoiceLine" });
export type InvoiceLineRecord = z.infer<typeof invoiceLineRecord>;

const lessonPriceRecord = z
  .object({
    currency: z.enum(currencies),
    amount: z.int().meta({ description: "Of one lesson, in minor units." }),
    durationMinutes: z.int(),
    lessonCount: z.int(),
  })
  .meta({ id: "LessonPrice" });

const issuerRecord = z
  .object({
    legalName: z.string(),
    legalAddress: z.string(),
    taxLabel: z.string(),
    taxNumber: z.string().nullable(),
    bankDetails: z.string().nullable(),
    footer: z.string().nullable(),
    replyTo: z.string().nullable(),
  })
  .meta({ id: "InvoiceIssuer" });

/** An invoice with its lines and what was paid. Source: domain.md 1.3. */
export const invoiceRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(invoices, "kind", "invoiceNumber", "status", "customerId", "regionId", "currency"),
    ...columnSchemas(invoices, "firstName", "lastName", "email", "secondaryEmail", "zohoEmail", "gender"),
    ...columnSchemas(invoices, "phoneNumber", "timeZone", "paymentGateway", "type", "whoIsLessonFor"),
    ...columnSchemas(invoices, "dependentId", "podId", "subjects", "tutorIds"),
    lessonPrice: lessonPriceRecord.nullable(),
    lines: z.array(invoiceLineRecord),
    ...columnSchemas(invoices, "subtotal", "discountTotal", "taxTotal", "total"),
    received: z.int().meta({ description: "Payments and credit, in minor units." }),
    givenBack: z.int().meta({ description: "Refunds, lost disputes and credit that was put back." }),
    credited: z.int().meta({ description: "Credit notes." }),
    writtenOff: z.int(),
    due: z.int().meta({ description: "What is still to be paid." }),
    isOverdue: z.boolean().meta({ description: "By the date in the region." }),
    lessonsLeft: z.int().nullable().meta({ description: "Whole lessons of its credit that are not used yet." }),
    ...columnSchemas(invoices, "issuedOn", "dueOn", "sentAt", "sentById", "sentTo", "remindedAt"),
    nextReminderOn: z.iso.date().nullable().meta({ description: "When the customer will be reminded by itself." }),
    pdfFileId: z.string().nullable().meta({ description: "Null until it is made, soon after sending." }),
    issuer: issuerRecord.nullable(),
    ...columnSchemas(invoices, "memo", "internalNote", "voidReason"),
  })
  .meta({ id: "Invoice" });
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

export const invoiceOf = serializerFor(invoiceRecord);
