import { TasksAbout } from "../../tasks/customer-tasks.public.tsx";
import type { LeadRecordFragment } from "../lead.generated.ts";

/** What colleagues are to do about a lead. */
export const TasksTab = ({ record }: { record: LeadRecordFragment }) => <TasksAbout kind="lead" id={record.id} />;
