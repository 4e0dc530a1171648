import { useSearchParams } from "react-router-dom";
import { invoiceStatuses } from "@app/domain/billing/billing-enums.ts";
import { isRefundable, isVoidable } from "@app/domain/billing/invoice-states.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import {
  Archive,
  Bell,
  Check,
  CirclePause,
  Copy,
  Eye,
  Layers,
  LinkIcon,
  ReceiptText,
  RefreshCw,
  Send,
  Trash2,
  Undo2,
  X,
} from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { roleOf } from "../../shared/text/format.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import { invoicePath } from "../../shared/links/record-paths.ts";
import type { InvoiceStandingFragment } from "./invoice.generated.ts";
import { useMayMend } from "./use-may-mend.ts";
import { useCopyInvoiceLink } from "./claim/use-copy-link.ts";
import { invoiceKind } from "./invoice.kind.ts";

type Standing = Pick<
  InvoiceStandingFragment,
  | "id"
  | "status"
  | "isDeleted"
  | "kind"
  | "customer"
  | "sentAt"
  | "sentBy"
  | "total"
  | "received"
  | "refundNeedsDirector"
  | "isDisputed"
>;

/** What can be done with an invoice as it stands. */
export function useInvoiceActions(invoice: Standing): readonly PageAction[] {
  const { id, status, isDeleted, kind, customer, sentAt, sentBy, total, received, refundNeedsDirector, isDisputed } =
    invoice;
  const can = useCan();
  const isBound = isLimited(roleOf(useViewer().role), "invoices");
  const mayMend = useMayMend();
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { [name]: id });
  const refused = can(invoiceKind.act) ? {} : { disabledReason: whoMay(invoiceKind.act) };
  const copy = useCopyInvoiceLink();
  const duplicate: PageAction = { label: "Duplicate", icon: Copy, href: to("duplicate"), ...refused };
  const isOngoing = kind === "ONGOING";
  const mergeDrafts: PageAction = { label: "Merge drafts", icon: Layers, href: to("mergeDrafts"), ...refused };
  const regenerate: PageAction = { label: "Regenerate", icon: RefreshCw, href: to("regenerate"), ...refused };
  if (isDeleted) return [{ label: "Restore", icon: Undo2, href: to("restore"), ...refused }];
  if (status === "DRAFT") {
    const waits = customer ? {} : { disabledReason: "Choose the customer before sending." };
    return [
      { label: "Send", icon: Send, href: to("send"), ...waits, ...refused },
      ...(isOngoing ? [regenerate, mergeDrafts] : [duplicate]),
      { label: "Delete draft", icon: Trash2, href: to("delete"), danger: true, ...refused },
    ];
  }
  const link: PageAction = { label: "Copy customer’s link", icon: LinkIcon, onSelect: () => copy(id), ...refused };
  const notToVoid = mayMend(sentBy, sentAt) ? {} : { disabledReason: billingMessages.voidOthers };
  const withdraw: PageAction = { label: "Void", icon: X, href: to("void"), danger: true, ...notToVoid, ...refused };
  const isOpen = status === "SENT" || status === "PART_PAID";
  const notToRefund = refundNeedsDirector && isBound ? { disabledReason: billingMessages.refundDirector } : {};
  const beyond = isOngoing && isBound ? { disabledReason: billingMessages.refundBeyond } : {};
  const refund: PageAction = {
    label: "Refund",
    icon: Undo2,
    href: to("refund"),
    ...beyond,
    ...notToRefund,
    ...(isDisputed ? { disabledReason: billingMessages.refundDisputed } : {}),
    ...refused,
  };
  const stands = invoiceStatuses.find((known) => toEnumName(known) === status);
  const gives = received > 0 && stands !== undefined && isRefundable(stands);
  const changes: PageAction = { label: "Credit changed lessons", icon: Undo2, href: to("creditChanges"), ...refused };
  const byLines: PageAction = { label: "Credit note", icon: ReceiptText, href: to("creditLines"), ...refused };
  const credits = status === "VOID" || status === "WRITTEN_OFF" ? [] : [byLines, ...(isBound ? [] : [changes])];
  const again = isOngoing ? credits : [duplicate];
  const voids = stands !== undefined && isVoidable({ status: stands, total });
  if (!isOpen) return [...(gives ? [refund] : []), ...again, link, ...(voids ? [withdraw] : [])];
  const notToGiveUp = isBound ? { disabledReason: billingMessages.writeOffDirector } : {};
  const writeOff: PageAction = {
    label: "Write off",
    icon: Archive,
    href: to("writeOff"),
    danger: true,
    ...notToGiveUp,
    ...refused,
  };
  const close: PageAction = { label: "Close at what was paid", icon: Check, href: to("close"), ...refused };
  return [
    {
      label: "Record payment",
      icon: ReceiptText,
      href: withParams(params, { pay: customer?.id ?? "", invoice: id }),
      ...refused,
    },
    { label: "Remind", icon: Bell, href: to("remind"), ...refused },
    { label: "Pause reminders", icon: CirclePause, href: to("pauseReminders"), ...refused },
    ...(gives ? [refund] : []),
    ...(gives && !isOngoing ? [close] : []),
    ...again,
    link,
    ...(isOngoing ? [writeOff] : []),
    withdraw,
  ];
}

/** The same in a row, which can also be opened. */
export function useInvoiceRowActions(invoice: Standing): readonly PageAction[] {
  return [{ label: "Open", icon: Eye, href: invoicePath(invoice.id, invoice.kind) }, ...useInvoiceActions(invoice)];
}
