import type { BillingMailKind } from "@app/domain/billing/billing-mail-kinds.ts";
import { fillTemplate, withoutGaps, withPersonalMessage, type Placeholder } from "@app/domain/system/template-text.ts";
import type { Context } from "../../service/context.ts";
import { writeEmail } from "../messages/messages.public.ts";
import { emailOr } from "../system/templates/templates.public.ts";
import { billingTexts } from "./billing-texts.ts";
import { signedBy } from "./signed-by.public.ts";

export type Values = Partial<Record<Placeholder, string>>;

interface BillingLetter {
  customerId: string;
  addresses: readonly string[];
  /** The PDF that goes along. */
  attachmentFileId?: string | null;
  /** The path of the customer's page. */
  link?: string | null;
}

/**
 * Writes to a customer about money, in the transaction of what they are told of, from the template in use or the words of
 * the portal; not where the template is archived.
 */
export async function writeBillingEmail(
  context: Context,
  kind: BillingMailKind,
  { customerId, addresses, attachmentFileId = null, link = null }: BillingLetter,
  say: Values,
): Promise<void> {
  const template = await emailOr(context, kind, billingTexts[kind]);
  if (!template) return;
  const personalMessage = context.notes?.familyMessage ?? "";
  const values: Values = { ...(await signedBy(context, customerId)), personalMessage, ...say };
  const body = withPersonalMessage(template.body, personalMessage);
  for (const address of addresses)
    await writeEmail(context, {
      toPersonId: customerId,
      address,
      link,
      attachmentFileId,
      subject: fillTemplate(template.subject ?? "", values, "line"),
      textFor: (invoiceLink) => withoutGaps(fillTemplate(body, { ...values, invoiceLink })),
    });
}
