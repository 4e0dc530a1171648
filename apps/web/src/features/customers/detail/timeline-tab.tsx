import { useSearchParams } from "react-router-dom";
import { Pencil, Phone } from "@app/ui/icons.ts";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { Timeline } from "../../timeline/timeline.public.tsx";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { customerKind } from "../customer.kind.ts";

/** All that happened to a customer, and what can be added to it at once. */
export function TimelineTab({ record: customer }: { record: CustomerRecordFragment }) {
  const [params] = useSearchParams();
  const mayWrite = useCan()(customerKind.write) && isInUse(customer);
  const actions = mayWrite ? (
    <>
      <ActionButton label="Log a call" icon={Phone} href={withParams(params, { recordMessage: customer.id })} />
      <ActionButton label="Add note" icon={Pencil} href="?tab=notes" />
    </>
  ) : null;
  return <Timeline owner="customer" id={customer.id} name={customer.name} actions={actions} />;
}
