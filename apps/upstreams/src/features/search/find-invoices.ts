import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { InvoiceKind } from "@app/domain/billing/billing-enums.ts";
import { invoiceStatusWord } from "@app/domain/billing/invoice-states.ts";
import { formatMoney } from "@app/domain/money.ts";
import { searchWhere } from "../../records/list-spec.ts";
import { invoices, oldInvoices } from "../billing/billing.public.ts";
import { persons } from "../customers/customers.public.ts";
import { shownMax, type Finder } from "./found.ts";

const pages: Record<InvoiceKind, string> = {
  "pre-payment": "pre-payment-invoice",
  ongoing: "ongoing-customer-invoice",
};

/** Those of the system before by a part of their number. */
const findOld: Finder = async (context, wanted) => {
  const { id, kind, number, currency, total, issuedOn, searchName, customerId } = oldInvoices;
  const { firstName, lastName } = persons;
  const rows = await context.db
    .select({ id, kind, number, firstName, lastName, currency, amount: total })
    .from(oldInvoices)
    .innerJoin(persons, eq(persons.id, customerId))
    .where(searchWhere(searchName, wanted))
    .orderBy(desc(issuedOn), asc(number))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.number,
    description: `${row.firstName} ${row.lastName}, ${formatMoney(row)}, previous system`,
    url: `/app/tutoring/${pages[row.kind]}-old/${row.id}`,
  }));
};

/** Invoices by a part of their number. By the name of a customer, the customer is found, who leads to all of theirs. */
export const findInvoices: Finder = async (context, wanted) => {
  const { id, kind, invoiceNumber, firstName, lastName, currency, total, status, searchName, archivedAt } = invoices;
  const byNumber = sql`position(lower(${wanted}::text) in lower(${invoiceNumber})) > 0`;
  const rows = await context.db
    .select({ id, kind, invoiceNumber, firstName, lastName, currency, amount: total, status })
    .from(invoices)
    .where(and(isNull(archivedAt), searchWhere(searchName, wanted), byNumber))
    .orderBy(desc(invoiceNumber))
    .limit(shownMax);
  const found = rows.map((row) => ({
    title: row.invoiceNumber ?? "",
    description: `${row.firstName} ${row.lastName}, ${formatMoney(row)}, ${invoiceStatusWord(row.status)}`,
    url: `/app/tutoring/${pages[row.kind]}/${row.id}`,
  }));
  return [...found, ...(await findOld(context, wanted))].slice(0, shownMax);
};
