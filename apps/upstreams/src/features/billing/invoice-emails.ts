import type { BillingMailKind } from "@app/domain/billing/billing-mail-kinds.ts";
import { gatewayLabels } from "@app/domain/billing/gateway-labels.ts";
import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import { fillTemplate, withoutGaps, withPersonalMessage, type Placeholder } from "@app/domain/system/template-text.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { systemName } from "../../service/system-context.ts";
import { nameOf } from "../account/account.public.ts";
import { customers } from "../customers/customers.public.ts";
import { writeEmail } from "../messages/messages.public.ts";
import { emailOr } from "../system/templates/templates.public.ts";
import { billingTexts } from "./billing-texts.ts";
import { moneyOf } from "./invoice-money.ts";
import { linesOf } from "./invoices.queries.ts";
import type { InvoiceRow } from "./invoices.table.ts";

type Values = Partial<Record<Placeholder, string>>;

/** Who signs where nobody in particular looks after the customer. */
const team = "The accounts team";

/** How an invoice can be paid, as its email says it. */
function howToPay({ issuer, paymentGateway, invoiceNumber }: InvoiceRow, due: number): string {
  if (due <= 0) return "Nothing more needs to be paid.";
  if (paymentGateway === "BANK_TRANSFER")
    return `Please pay by bank transfer, with ${invoiceNumber} as the reference:\n${issuer?.bankDetails ?? ""}`;
  if (paymentGateway === "CASH_OR_OTHER") return "Please pay in cash, or as agreed with us.";
  return `Please pay with ${gatewayLabels[paymentGateway]}.`;
}

async function ownerOf({ db, actor }: Context, customerId: string): Promise<string> {
  const { ownerId } = customers;
  const [customer] = await db.select({ ownerId }).from(customers).where(eq(customers.id, customerId));
  const owner = customer?.ownerId ?? actor.id;
  return owner === systemName ? team : nameOf({ db }, owner);
}

/** Writes to whom an invoice bills, in the transaction of what they are told of. */
export async function emailInvoice(
  context: Context,
  invoice: InvoiceRow,
  kind: BillingMailKind,
  say: Values = {},
): Promise<void> {
  const template = await emailOr(context, kind, billingTexts[kind]);
  if (!template || invoice.customerId === null) return;
  const { currency } = invoice;
  const lines = await linesOf(context, [invoice.id]);
  const money = (await moneyOf(context, [invoice.id])).get(invoice.id);
  const due = money?.due ?? invoice.total;
  const personalMessage = context.notes?.familyMessage ?? "";
  const values: Values = {
    firstName: invoice.firstName,
    lastName: invoice.lastName,
    ownerName: await ownerOf(context, invoice.customerId),
    regionName: "",
    invoiceNumber: invoice.invoiceNumber ?? "",
    invoiceLines: lines
      .map(({ description, total }) => `${description}: ${formatMoney({ currency, amount: total })}`)
      .join("\n"),
    invoiceTotal: formatMoney({ currency, amount: invoice.total }),
    invoiceDue: formatMoney({ currency, amount: due }),
    invoiceDueDate: invoice.dueOn ? dayInWords(invoice.dueOn) : "",
    howToPay: howToPay(invoice, due),
    personalMessage,
    ...say,
  };
  const body = withPersonalMessage(template.body, personalMessage);
  for (const address of invoice.sentTo)
    await writeEmail(context, {
      toPersonId: invoice.customerId,
      address,
      link: null,
      subject: fillTemplate(template.subject ?? "", values, "line"),
      textFor: () => withoutGaps(fillTemplate(body, values)),
    });
}
