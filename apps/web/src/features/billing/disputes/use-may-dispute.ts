import { isLimited } from "@app/domain/permissions.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { roleOf } from "../../../shared/text/format.ts";
import { invoiceKind } from "../invoice.kind.ts";

/** Whether this person may record what banks decide. */
export function useMayDispute(): boolean {
  const isBound = isLimited(roleOf(useViewer().role), "invoices");
  return useCan()(invoiceKind.act) && !isBound;
}
