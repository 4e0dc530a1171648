import { useSearchParams } from "react-router-dom";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { Bell, Copy, Eye, ReceiptText, Send, Trash2, X } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import type { InvoiceStandingFragment } from "./invoice.generated.ts";
import { useMayMend } from "./use-may-mend.ts";
import { invoiceKind, invoicePath } from "./invoice.kind.ts";

type Standing = Pick<InvoiceStandingFragment, "id" | "status" | "customer" | "sentAt" | "sentBy">;

/** What can be done with an invoice as it stands. */
export function useInvoiceActions({ id, status, customer, sentAt, sentBy }: Standing): readonly PageAction[] {
  const can = useCan();
  const mayMend = useMayMend();
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { [name]: id });
  const refused = can(invoiceKind.act) ? {} : { disabledReason: whoMay(invoiceKind.act) };
  const duplicate: PageAction = { label: "Duplicate", icon: Copy, href: to("duplicate"), ...refused };
  if (status === "DRAFT") {
    const waits = customer ? {} : { disabledReason: "Choose the customer before sending." };
    return [
      { label: "Send", icon: Send, href: to("send"), ...waits, ...refused },
      duplicate,
      { label: "Delete draft", icon: Trash2, href: to("delete"), danger: true, ...refused },
    ];
  }
  const notToVoid = mayMend(sentBy, sentAt) ? {} : { disabledReason: billingMessages.voidOthers };
  const isOpen = status === "SENT" || status === "PART_PAID";
  if (!isOpen) return [duplicate];
  return [
    {
      label: "Record payment",
      icon: ReceiptText,
      href: withParams(params, { pay: customer?.id ?? "", invoice: id }),
      ...refused,
    },
    { label: "Remind", icon: Bell, href: to("remind"), ...refused },
    duplicate,
    { label: "Void", icon: X, href: to("void"), danger: true, ...notToVoid, ...refused },
  ];
}

/** The same in a row, which can also be opened. */
export function useInvoiceRowActions(invoice: Standing): readonly PageAction[] {
  return [{ label: "Open", icon: Eye, href: invoicePath(invoice.id) }, ...useInvoiceActions(invoice)];
}
