import { z } from "zod";
import { creditSources } from "@app/domain/billing/credit-enums.ts";
import { currencies } from "@app/domain/enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { invoiceLines, invoices } from "./invoices.table.ts";
import { transferClaims } from "./page/transfer-claims.table.ts";
import { refunds } from "./refunds.table.ts";

const invoiceLineRecord = z
  .object({
    _id: z.string(),
    ...columnSchemas(invoiceLines, "kind", "description", "quantity", "unitAmount", "discountAmount"),
    taxRateBp: z.int().meta({ description: "In hundredths of a per cent." }),
    ...columnSchemas(invoiceLines, "taxIncluded", "net", "taxAmount", "total"),
    ...columnSchemas(invoiceLines, "lessonId", "learnerName", "lessonOn", "minutes", "coveredMinutes"),
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

const instalmentRecord = z
  .object({
    dueOn: z.iso.date(),
    amount: z.int(),
    left: z.int().meta({ description: "What is still to be paid of it." }),
  })
  .meta({ id: "InvoiceInstalment" });

const refundRecord = z
  .object({
    _id: z.string(),
    ...columnSchemas(refunds, "paymentId", "way", "amount", "refundedOn", "bookedOn", "reference"),
  })
  .meta({ id: "Refund" });

const creditNoteRecord = z
  .object({
    _id: z.string(),
    ...columnSchemas(creditNotes, "creditNoteNumber", "issuedOn", "net", "tax", "total", "reason"),
    pdfFileId: z.string().nullable().meta({ description: "Null until it is made." }),
    refunds: z.array(refundRecord).meta({ description: "What was given back with it." }),
    byId: z.string(),
  })
  .meta({ id: "CreditNote" });
export type CreditNoteRecord = z.infer<typeof creditNoteRecord>;

const claimRecord = z
  .object({ ...columnSchemas(transferClaims, "amount", "paidOn", "payerName", "note", "createdAt", "evidenceFileId") })
  .meta({ id: "TransferClaim" });

const promoTaken = z
  .object({ promoId: z.string(), code: z.string(), name: z.string(), amount: z.int() })
  .meta({ id: "InvoicePromo" });

export const appliedCredit = z
  .object({
    _id: z.string(),
    lotId: z.string(),
    source: z.enum(creditSources),
    amount: z.int().meta({ description: "What it paid; below 0 what was put back." }),
    day: z.iso.date(),
  })
  .meta({ id: "AppliedCredit" });

/** An invoice with its lines and what was paid. Source: domain.md 1.3. */
export const invoiceRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(invoices, "kind", "invoiceNumber", "status", "customerId", "regionId", "currency"),
    ...columnSchemas(invoices, "firstName", "lastName", "email", "secondaryEmail", "zohoEmail", "gender"),
    ...columnSchemas(invoices, "phoneNumber", "timeZone", "paymentGateway", "type", "whoIsLessonFor"),
    ...columnSchemas(invoices, "dependentId", "podId", "subjects", "tutorIds"),
    lessonPrice: lessonPriceRecord.nullable(),
    ...columnSchemas(invoices, "periodFrom", "periodTo"),
    lines: z.array(invoiceLineRecord),
    billedLessons: z.int().meta({ description: "How many lessons its lines bill; 0 in a prepayment." }),
    ...columnSchemas(invoices, "subtotal", "discountTotal", "taxTotal", "total"),
    received: z.int().meta({ description: "Payments and credit, in minor units." }),
    givenBack: z.int().meta({ description: "Refunds, lost disputes and credit that was put back." }),
    credited: z.int().meta({ description: "Credit notes." }),
    writtenOff: z.int(),
    due: z.int().meta({ description: "What is still to be paid." }),
    isOverdue: z.boolean().meta({ description: "By the date in the region." }),
    ...columnSchemas(invoices, "isDisputed"),
    lost: z.int().meta({ description: "What banks took of it for good; a part of what was given back." }),
    lessonsLeft: z.int().nullable().meta({ description: "Whole lessons of its credit that are not used yet." }),
    ...columnSchemas(invoices, "issuedOn", "dueOn", "sentAt", "sentById", "sentTo", "remindedAt"),
    refundNeedsDirector: z.boolean().meta({ description: "Whether only directors may give money of it back." }),
    mustRegenerate: z
      .boolean()
      .meta({ description: "Whether lessons of a draft were settled again or are disputed since." }),
    creditApplied: z.array(appliedCredit).meta({ description: "Credit in money that paid a part of it." }),
    ...columnSchemas(invoices, "remindersPausedUntil"),
    nextReminderOn: z.iso.date().nullable().meta({ description: "When the customer will be reminded by itself." }),
    pdfFileId: z.string().nullable().meta({ description: "Null until it is made, soon after sending." }),
    instalments: z.array(instalmentRecord).meta({ description: "In their order; empty where all is due at once." }),
    creditNotes: z.array(creditNoteRecord).meta({ description: "The oldest first." }),
    claim: claimRecord
      .nullable()
      .meta({ description: "A transfer that the customer told us of and nobody has found yet." }),
    issuer: issuerRecord.nullable(),
    promos: z.array(promoTaken).meta({ description: "What promos take off it, in the order of their codes." }),
    ...columnSchemas(invoices, "promoCodes", "memo", "internalNote", "voidReason"),
  })
  .meta({ id: "Invoice" });
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

export const invoiceOf = serializerFor(invoiceRecord);
