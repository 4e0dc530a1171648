import { InvoicesAndPayments } from "../../billing/account-money.public.tsx";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** What a customer was billed and has paid. */
export const InvoicesTab = ({ record }: { record: CustomerRecordFragment }) => (
  <InvoicesAndPayments customerId={record.id} currency={record.currency} readOnly={!isInUse(record)} />
);
