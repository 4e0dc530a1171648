import { useSearchParams } from "react-router-dom";
import { Check, Gift, ReceiptText } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { prepaymentsPath } from "../../shared/links/record-paths.ts";
import { invoiceKind } from "./invoice.kind.ts";

/** What can be done about a customer's money; `page` is where the dialogs are, if not the page in front. */
export function useMoneyActions(customerId: string, page?: string): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const dialog = (name: string) =>
    page === undefined ? withParams(params, { [name]: customerId }) : `${page}?${name}=${customerId}`;
  const add = {
    label: "Add prepayment invoice",
    icon: ReceiptText,
    href: `${prepaymentsPath}/new?customer=${customerId}`,
  };
  return [
    ...(can(invoiceKind.write) ? [add] : []),
    ...(can(invoiceKind.act)
      ? [
          { label: "Record payment", icon: Check, href: dialog("pay") },
          { label: "Give goodwill", icon: Gift, href: dialog("gift") },
        ]
      : []),
  ];
}
