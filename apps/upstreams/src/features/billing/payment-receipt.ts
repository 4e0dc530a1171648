import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { customers, personOf } from "../customers/customers.public.ts";
import { creditLots } from "./credit.table.ts";
import { orderDocument } from "./documents/order-document.ts";
import { invoices } from "./invoices.table.ts";
import { paymentAllocations, type PaymentRow } from "./payments.table.ts";
import { writeBillingEmail } from "./write-billing-email.ts";

/** What a payment pays, a line each: invoices by their numbers, and what is kept. */
async function paidFor({ db }: Context, { id, currency }: PaymentRow): Promise<string> {
  const { invoiceNumber } = invoices;
  const parts = await db
    .select({ invoiceNumber, amount: paymentAllocations.amount })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoiceId))
    .where(eq(paymentAllocations.paymentId, id));
  const { size } = creditLots;
  const overpaid = await db.select({ size }).from(creditLots).where(eq(creditLots.paymentId, id));
  return [
    ...parts.map((part) => `${part.invoiceNumber}: ${formatMoney({ currency, amount: part.amount })}`),
    ...overpaid.map((lot) => `Added to your credit: ${formatMoney({ currency, amount: lot.size })}`),
  ].join("\n");
}

/** Confirms a payment to the customer, once. */
export async function emailReceipt(context: Context, payment: PaymentRow & { customerId: string }): Promise<void> {
  const { customerId } = payment;
  const { firstName, lastName, email } = await personOf(context, customerId);
  const { invoiceEmail } = customers;
  const [customer] = await context.db.select({ invoiceEmail }).from(customers).where(eq(customers.id, customerId));
  const address = customer?.invoiceEmail ?? email;
  const attachmentFileId = await orderDocument(context, "receipt", payment.id);
  if (!address) return;
  await writeBillingEmail(
    context,
    "payment-receipt",
    { customerId, addresses: [address], attachmentFileId },
    {
      firstName,
      lastName,
      paymentAmount: formatMoney(payment),
      paymentDay: dayInWords(payment.receivedOn),
      paymentFor: await paidFor(context, payment),
    },
  );
}
