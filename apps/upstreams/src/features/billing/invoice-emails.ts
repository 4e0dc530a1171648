import type { BillingMailKind } from "@app/domain/billing/billing-mail-kinds.ts";
import { settledOf } from "@app/domain/billing/amount-due.ts";
import { discountLines } from "@app/domain/billing/discount-lines.ts";
import { nextInstalment } from "@app/domain/billing/instalments.ts";
import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { Context } from "../../service/context.ts";
import { documentIdOf } from "./documents/document-of.ts";
import { fromCreditWords, howToPay, instalmentWords } from "./how-to-pay.ts";
import { moneyOf } from "./invoice-money.ts";
import { linesOf } from "./invoices.queries.ts";
import type { InvoiceRow } from "./invoices.table.ts";
import { pagePathOf } from "./page/invoice-code.ts";
import { writeBillingEmail, type Values } from "./write-billing-email.ts";

/** Writes to whom an invoice bills, in the transaction of what they are told of. */
export async function emailInvoice(
  context: Context,
  invoice: InvoiceRow,
  kind: BillingMailKind,
  say: Values = {},
): Promise<void> {
  if (invoice.customerId === null) return;
  const { currency } = invoice;
  const lines = await linesOf(context, [invoice.id]);
  const money = (await moneyOf(context, [invoice.id])).get(invoice.id);
  const due = money?.due ?? invoice.total;
  const settled = money ? settledOf(money) : 0;
  const next = nextInstalment(invoice.instalments ?? [], settled)?.left ?? due;
  // When it is sent, only credit can have paid something of it: said, so that the total and what is due agree.
  const fromCredit = kind === "invoice-sent" ? fromCreditWords(invoice, money?.received ?? 0) : "";
  const attachmentFileId = kind === "invoice-void" ? null : await documentIdOf(context, "invoice", invoice.id);
  await writeBillingEmail(
    context,
    kind,
    {
      customerId: invoice.customerId,
      addresses: invoice.sentTo,
      attachmentFileId,
      link: await pagePathOf(context, invoice),
    },
    {
      firstName: invoice.firstName,
      lastName: invoice.lastName,
      invoiceNumber: invoice.invoiceNumber ?? "",
      invoiceLines: [
        ...lines.map(({ description, total }) => `${description}: ${formatMoney({ currency, amount: total })}`),
        // The lines are what is left to pay; what made them less is said after them.
        ...discountLines(invoice).map(([words, amount]) => `${words}: ${formatMoney({ currency, amount })} taken off`),
      ].join("\n"),
      invoiceTotal: formatMoney({ currency, amount: invoice.total }),
      invoiceDue: formatMoney({ currency, amount: next }),
      invoiceDueDate: invoice.dueOn ? dayInWords(invoice.dueOn) : "",
      howToPay: [fromCredit, instalmentWords(invoice, settled), howToPay(invoice, due)].filter(Boolean).join("\n\n"),
      ...say,
    },
  );
}
