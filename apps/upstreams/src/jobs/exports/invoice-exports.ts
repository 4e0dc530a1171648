import { gatewayLabels } from "@app/domain/billing/gateway-labels.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { periodWords } from "@app/domain/dates/month.ts";
import { decimalOf } from "@app/domain/money.ts";
import { invoices } from "../../features/billing/billing.public.ts";
import { invoiceList, listInvoices, type InvoiceRecord } from "../../features/billing/invoices-list.public.ts";
import type { Context } from "../../service/context.ts";
import { exportKind } from "./export-kind.ts";
import { idsOf, nameIn, personNames, regionCodes, regionFilter, wordsOf, type Names } from "./names.ts";

interface Named {
  invoice: InvoiceRecord;
  people: Names;
  regions: Names;
}

async function named(context: Context, rows: readonly InvoiceRecord[]): Promise<Named[]> {
  const people = await personNames(
    context,
    rows.flatMap(({ customerId, dependentId, tutorIds }) => [customerId, dependentId, ...tutorIds]),
  );
  const regions = await regionCodes(
    context,
    rows.map(({ regionId }) => regionId),
  );
  return rows.map((invoice) => ({ invoice, people, regions }));
}

const typeWords = { FIXED: "A number of lessons", FLEXIBLE: "A sum of money", TRIAL: "One trial lesson" } as const;

/** As a number, so that a spreadsheet can calculate with it. */
const decimal = ({ currency }: InvoiceRecord, amount: number): number => Number(decimalOf({ currency, amount }));

/** Invoices. Amounts are in the currency of their row, and are never added up. */
export const invoicesExport = exportKind<Named>({
  permission: "invoices:read",
  list: invoiceList,
  table: invoices,
  read: async (context, request) => named(context, (await listInvoices(context, request)).rows),
  columns: [
    { id: "number", heading: "Number", cell: ({ invoice }) => invoiceName(invoice) },
    { id: "customer", heading: "Customer", cell: ({ invoice }) => `${invoice.firstName} ${invoice.lastName}` },
    {
      id: "period",
      heading: "Period",
      cell: ({ invoice: { periodFrom: from, periodTo: to } }) => (from && to ? periodWords({ from, to }) : null),
    },
    { id: "learner", heading: "Learner", cell: ({ invoice, people }) => nameIn(people, invoice.dependentId) },
    { id: "lessons", heading: "Lessons left", cell: ({ invoice }) => invoice.lessonsLeft },
    { id: "total", heading: "Total", cell: ({ invoice }) => decimal(invoice, invoice.total) },
    { id: "paid", heading: "Paid", cell: ({ invoice }) => decimal(invoice, invoice.received) },
    { id: "due", heading: "Due", cell: ({ invoice }) => decimal(invoice, invoice.due) },
    { id: "gateway", heading: "Payment", cell: ({ invoice }) => gatewayLabels[invoice.paymentGateway] },
    { id: "status", heading: "Status", cell: ({ invoice }) => wordsOf(invoice.isOverdue ? "overdue" : invoice.status) },
    { id: "currency", heading: "Currency", cell: ({ invoice }) => invoice.currency },
    { id: "givenBack", heading: "Given back", cell: ({ invoice }) => decimal(invoice, invoice.givenBack) },
    { id: "credited", heading: "Credited", cell: ({ invoice }) => decimal(invoice, invoice.credited) },
    { id: "tax", heading: "Tax", cell: ({ invoice }) => decimal(invoice, invoice.taxTotal) },
    { id: "type", heading: "What is bought", cell: ({ invoice }) => wordsOf(invoice.type, typeWords) },
    { id: "bought", heading: "Lessons", cell: ({ invoice }) => invoice.lessonPrice?.lessonCount ?? null },
    { id: "subjects", heading: "Subjects", cell: ({ invoice }) => invoice.subjects.join(", ") },
    { id: "email", heading: "Email", cell: ({ invoice }) => invoice.email },
    { id: "region", heading: "Region", cell: ({ invoice, regions }) => nameIn(regions, invoice.regionId) },
    { id: "issuedOn", heading: "Issued", cell: ({ invoice }) => invoice.issuedOn },
    { id: "dueOn", heading: "To be paid by", cell: ({ invoice }) => invoice.dueOn },
    { id: "createdAt", heading: "Added", cell: ({ invoice }) => invoice.createdAt },
  ],
  filters: { regionId: regionFilter, tutorId: idsOf("Tutor", personNames), customerId: idsOf("Customer", personNames) },
});
