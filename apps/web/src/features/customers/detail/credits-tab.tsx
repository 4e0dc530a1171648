import { AccountCredit } from "../../billing/account-money.public.tsx";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** What is left of what a customer paid for or was given. */
export const CreditsTab = ({ record }: { record: CustomerRecordFragment }) => (
  <AccountCredit customerId={record.id} readOnly={!isInUse(record)} />
);
