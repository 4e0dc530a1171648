import { asc, eq } from "drizzle-orm";
import { gatewayLabels } from "@app/domain/billing/gateway-labels.ts";
import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { Context } from "../../../service/context.ts";
import { customers, personOf } from "../../customers/customers.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { creditLots } from "../credit.table.ts";
import { issuerOf } from "../issuer.ts";
import { invoices } from "../invoices.table.ts";
import { paymentAllocations, payments, type PaymentRow } from "../payments.table.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { billedTo } from "./invoice-document.ts";

/** Who received a payment: who issued the invoice that it pays, else the customer's region. */
async function receivedBy({ db }: Pick<Context, "db">, customerId: string, { currency, gateway }: PaymentRow) {
  const [row] = await db
    .select({ region: regions })
    .from(customers)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(eq(customers.id, customerId));
  return row ? issuerOf(row.region, { currency, paymentGateway: gateway }) : null;
}

/** What a payment's receipt says: the payment as it was entered. */
export async function receiptDocument(context: Pick<Context, "db">, id: string): Promise<DocumentFacts | null> {
  const { db } = context;
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment?.customerId) return null;
  const { paymentNumber, currency, amount, customerId, gateway, receivedOn, payerName, reference } = payment;
  const money = (part: number) => formatMoney({ currency, amount: part });
  const parts = await db
    .select({
      part: paymentAllocations.amount,
      reverses: paymentAllocations.reverses,
      invoiceNumber: invoices.invoiceNumber,
      issuer: invoices.issuer,
    })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoiceId))
    .where(eq(paymentAllocations.paymentId, id))
    .orderBy(asc(paymentAllocations.seq));
  const overpaid = await db.select({ size: creditLots.size }).from(creditLots).where(eq(creditLots.paymentId, id));
  const person = await personOf(context, customerId);
  return {
    kind: "receipt",
    title: "Receipt",
    number: paymentNumber,
    issuer: parts[0]?.issuer ?? (await receivedBy(context, customerId, payment)),
    to: {
      label: "Received from",
      lines: await billedTo(context, { ...person, customerId, email: person.email ?? "" }),
    },
    dates: [
      ["Received", dayInWords(receivedOn)],
      ["Paid by", gatewayLabels[gateway]],
      ...(payerName ? [["Payer", payerName] as const] : []),
      ...(reference ? [["Reference", reference] as const] : []),
    ],
    columns: [
      { heading: "For", share: 0.7, align: "left" },
      { heading: "Amount", share: 0.3, align: "right" },
    ],
    rows: [
      ...parts
        .filter(({ reverses }) => reverses === null)
        .map(({ invoiceNumber, part }) => [`Invoice ${invoiceNumber}`, money(part)]),
      ...overpaid.map(({ size }) => ["Added to your credit", money(size)]),
    ],
    sums: [["Received", money(amount), "strong"]],
    paragraphs: [],
  };
}
