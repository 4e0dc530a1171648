import { RequestsOf } from "../../lessons/requests/requests-of.public.tsx";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** The lessons that were asked for on a customer's account. */
export const RequestsTab = ({ record }: { record: CustomerRecordFragment }) => (
  <RequestsOf customerId={record.id} readOnly={!isInUse(record)} />
);
