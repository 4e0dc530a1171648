import { RatingsOf, StudentRatingsOf } from "../../lessons/ratings/ratings-of.public.tsx";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** What was said after a customer's lessons, by them and their learners and by their tutors. */
export const RatingsTab = ({ record: { id } }: { record: CustomerRecordFragment }) => (
  <>
    <RatingsOf whose={{ customerId: id }} />
    <StudentRatingsOf whose={{ customerId: id }} />
  </>
);
