import { FeedbacksOf } from "../../feedbacks/feedbacks-of.public.tsx";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** What a customer said of the service. */
export const FeedbackTab = ({ record }: { record: CustomerRecordFragment }) => (
  <FeedbacksOf customerId={record.id} readOnly={!isInUse(record)} />
);
