import { CustomerTasks } from "../../tasks/customer-tasks.public.tsx";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** What colleagues are to do about a customer. */
export const TasksTab = ({ record }: { record: CustomerRecordFragment }) => (
  <CustomerTasks customerId={record.id} readOnly={!isInUse(record)} />
);
