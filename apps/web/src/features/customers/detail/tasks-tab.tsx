import { TasksAbout } from "../../tasks/customer-tasks.public.tsx";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";

/** What colleagues are to do about a customer. */
export const TasksTab = ({ record }: { record: CustomerRecordFragment }) => (
  <TasksAbout kind="customer" id={record.id} readOnly={!isInUse(record)} />
);
