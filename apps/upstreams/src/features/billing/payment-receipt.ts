import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import { fillTemplate, withoutGaps, withPersonalMessage, type Placeholder } from "@app/domain/system/template-text.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { systemName } from "../../service/system-context.ts";
import { nameOf } from "../account/account.public.ts";
import { customers, personOf } from "../customers/customers.public.ts";
import { writeEmail } from "../messages/messages.public.ts";
import { emailOr } from "../system/templates/templates.public.ts";
import { billingTexts } from "./billing-texts.ts";
import { creditLots } from "./credit.table.ts";
import { invoices } from "./invoices.table.ts";
import { paymentAllocations, type PaymentRow } from "./payments.table.ts";

/** What a payment pays, a line each: invoices by their numbers, and what is kept. */
async function paidFor({ db }: Context, { id, currency }: PaymentRow): Promise<string> {
  const { invoiceNumber } = invoices;
  const parts = await db
    .select({ invoiceNumber, amount: paymentAllocations.amount })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoiceId))
    .where(eq(paymentAllocations.paymentId, id));
  const { size } = creditLots;
  const kept = await db.select({ size }).from(creditLots).where(eq(creditLots.paymentId, id));
  return [
    ...parts.map((part) => `${part.invoiceNumber}: ${formatMoney({ currency, amount: part.amount })}`),
    ...kept.map((lot) => `Kept as credit for you: ${formatMoney({ currency, amount: lot.size })}`),
  ].join("\n");
}

/** Confirms a payment to the customer, once. */
export async function emailReceipt(context: Context, payment: PaymentRow): Promise<void> {
  const template = await emailOr(context, "payment-receipt", billingTexts["payment-receipt"]);
  const { firstName, lastName, email } = await personOf(context, payment.customerId);
  const { ownerId, invoiceEmail } = customers;
  const [customer] = await context.db
    .select({ ownerId, invoiceEmail })
    .from(customers)
    .where(eq(customers.id, payment.customerId));
  const address = customer?.invoiceEmail ?? email;
  if (!template || !address) return;
  const owner = customer?.ownerId ?? context.actor.id;
  const personalMessage = context.notes?.familyMessage ?? "";
  const values: Partial<Record<Placeholder, string>> = {
    firstName,
    lastName,
    ownerName: owner === systemName ? "The accounts team" : await nameOf(context, owner),
    paymentAmount: formatMoney(payment),
    paymentDay: dayInWords(payment.receivedOn),
    paymentFor: await paidFor(context, payment),
    personalMessage,
  };
  const body = withPersonalMessage(template.body, personalMessage);
  await writeEmail(context, {
    toPersonId: payment.customerId,
    address,
    link: null,
    subject: fillTemplate(template.subject ?? "", values, "line"),
    textFor: () => withoutGaps(fillTemplate(body, values)),
  });
}
