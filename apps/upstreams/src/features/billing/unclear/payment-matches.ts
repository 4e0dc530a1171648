import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { payableStatuses } from "@app/domain/billing/invoice-states.ts";
import {
  isUnclear,
  lettersOf,
  paymentMatchReasons,
  rankMatches,
  whyUnclear,
  type PaymentMatchReason,
} from "@app/domain/billing/unclear-payments.ts";
import { foldForSearch } from "@app/domain/text.ts";
import { foldAllSql } from "../../../database/columns.ts";
import type { Context } from "../../../service/context.ts";
import { moneyOf } from "../invoice-money.ts";
import { invoices, type InvoiceRow } from "../invoices.table.ts";
import { payments, type PaymentRow } from "../payments.table.ts";

const paymentMatch = z
  .object({ invoiceId: z.string(), why: z.array(z.enum(paymentMatchReasons)) })
  .meta({ id: "PaymentMatch" });

/** Why it is not clear what a payment pays, and what it may pay. */
export const unclearPayment = z
  .object({
    _id: z.string().meta({ description: "The payment." }),
    reason: z.string().meta({ description: "In a sentence." }),
    matches: z.array(paymentMatch).meta({ description: "The likeliest first." }),
  })
  .meta({ id: "UnclearPayment" });
type UnclearPayment = z.infer<typeof unclearPayment>;

type Reader = Pick<Context, "db">;
type Money = Awaited<ReturnType<typeof moneyOf>>;

/** What staff and payers write beside a payment. */
const textOf = ({ reference, note, payerName }: PaymentRow) => [reference, note, payerName].filter(Boolean).join(" ");

/** A bank leaves out spaces and signs, so only letters and digits of a number are compared. */
const lettersOfNumber = sql`regexp_replace(upper(${invoices.invoiceNumber}), '[^[:alnum:]]', '', 'g')`;

/** Neither capitals nor marks survive a bank. */
const foldedName = foldAllSql(sql`${invoices.firstName} || ' ' || ${invoices.lastName}`);

/** What may be the invoice of a payment, by anything that can be said without adding up what is due. */
const mayBeOf = (payment: PaymentRow): SQL | undefined =>
  and(
    eq(invoices.currency, payment.currency),
    or(
      payment.askedInvoiceId === null ? undefined : eq(invoices.id, payment.askedInvoiceId),
      payment.customerId === null ? undefined : eq(invoices.customerId, payment.customerId),
      sql`strpos(${lettersOf(textOf(payment))}, ${lettersOfNumber}) > 0`,
      eq(invoices.total, payment.amount),
      eq(invoices.status, "part-paid"),
      payment.payerName === null ? undefined : sql`strpos(${foldForSearch(payment.payerName)}, ${foldedName}) > 0`,
    ),
  );

/** What speaks for an invoice as that which a payment pays. */
function reasonsFor(payment: PaymentRow, invoice: InvoiceRow, due: number): PaymentMatchReason[] {
  const { invoiceNumber, firstName, lastName } = invoice;
  const name = foldForSearch(`${firstName} ${lastName}`).trim();
  const speaks: Record<PaymentMatchReason, boolean> = {
    asked: invoice.id === payment.askedInvoiceId,
    reference: invoiceNumber !== null && lettersOf(textOf(payment)).includes(lettersOf(invoiceNumber)),
    amount: due === payment.amount,
    payer: name !== "" && foldForSearch(payment.payerName ?? "").includes(name),
    customer: payment.customerId !== null && payment.customerId === invoice.customerId,
  };
  return paymentMatchReasons.filter((reason) => speaks[reason]);
}

function standingOf(
  payment: PaymentRow,
  { open, asked, money }: { open: readonly InvoiceRow[]; asked: readonly InvoiceRow[]; money: Money },
): UnclearPayment {
  const dueOf = ({ id }: InvoiceRow) => money.get(id)?.due ?? 0;
  const begunFor = asked.find(({ id }) => id === payment.askedInvoiceId);
  const matches = open
    .filter((invoice) => invoice.currency === payment.currency && dueOf(invoice) > 0)
    .map((invoice) => ({ invoiceId: invoice.id, why: reasonsFor(payment, invoice, dueOf(invoice)) }));
  return {
    _id: payment.id,
    reason: whyUnclear({
      ...payment,
      isCustomerKnown: payment.customerId !== null,
      asked: begunFor ? { ...begunFor, name: invoiceName(begunFor), due: dueOf(begunFor) } : null,
    }),
    matches: rankMatches(matches, payment.customerId !== null),
  };
}

/** Why it is not clear what some payments pay, with the open invoices that they may be for; nothing of those that are placed. */
export async function unclearOf(context: Reader, ids: readonly string[]): Promise<UnclearPayment[]> {
  const { db } = context;
  const found = await db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  const unclear = found.filter(({ status }) => isUnclear(status));
  if (unclear.length === 0) return [];
  const isOpen = inArray(invoices.status, [...payableStatuses]);
  const open = await db
    .select()
    .from(invoices)
    .where(and(isOpen, or(...unclear.map(mayBeOf))));
  const askedIds = unclear.flatMap(({ askedInvoiceId }) => askedInvoiceId ?? []);
  const asked = await db.select().from(invoices).where(inArray(invoices.id, askedIds));
  const money = await moneyOf(
    context,
    [...open, ...asked].map(({ id }) => id),
  );
  return unclear.map((payment) => standingOf(payment, { open, asked, money }));
}
