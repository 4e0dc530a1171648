import { useCan } from "../../../shared/permission/use-can.ts";
import { MessagesOf } from "../../messages/messages-of.public.tsx";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { customerKind } from "../customer.kind.ts";

/** What staff wrote and said to a customer, newest first. */
export function MessagesTab({ record }: { record: CustomerRecordFragment }) {
  const mayWrite = useCan()(customerKind.write) && isInUse(record);
  return <MessagesOf kind="customer" person={record} mayWrite={mayWrite} />;
}
