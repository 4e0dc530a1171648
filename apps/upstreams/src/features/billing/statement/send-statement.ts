import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { closingWords, openingWords, statementPeriod, type StatementAsked } from "@app/domain/billing/statement.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { holdInUse, personOf } from "../../customers/customers.public.ts";
import { writeBillingEmail } from "../write-billing-email.ts";
import { orderStatement } from "./order-statement.ts";

/** Sends a customer a statement of their account, with its PDF, to where their invoices go. */
export async function sendStatement(context: Context, asked: StatementAsked): Promise<{ sentTo: string }> {
  const { customerId, currency } = asked;
  await holdInUse(context, customerId);
  const { customer, statement, fileId } = await orderStatement(context, asked);
  const { firstName, lastName, email } = await personOf(context, customerId);
  const address = customer.invoiceEmail ?? email;
  if (address === null) throw fieldRefusal("customerId", billingMessages.noAddress);
  const { opening, closing } = statement;
  const said = (words: string, amount: number) => `${words}: ${formatMoney({ currency, amount: Math.abs(amount) })}`;
  await writeBillingEmail(
    context,
    "statement",
    { customerId, addresses: [address], attachmentFileId: fileId },
    {
      firstName,
      lastName,
      statementPeriod: statementPeriod(asked),
      statementSums: [said(openingWords(opening), opening), said(closingWords(closing), closing)].join("\n"),
    },
  );
  return { sentTo: address };
}
