import { CustomerReferrals } from "../../referrals/detail/customer-referrals.public.tsx";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** Who sent a customer, and whom they sent. */
export const ReferralsTab = ({ record: { id } }: { record: CustomerRecordFragment }) => (
  <CustomerReferrals customerId={id} />
);
