import { useQuery } from "../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { MessageForm } from "../messages/message-form.public.tsx";
import { LeadCallTasksDocument, LeadRecordDocument } from "./lead.generated.ts";

/** What was said to the lead whom the address names, and what is to be done next. */
export function LeadCall(props: RecordDialogProps) {
  const { data } = useQuery(LeadRecordDocument, { variables: { id: props.id ?? "" } });
  const { data: found } = useQuery(LeadCallTasksDocument, {
    variables: { id: props.id ?? "" },
    fetchPolicy: "cache-and-network",
  });
  const tasks = found?.tasks?.items.filter(({ mayChange }) => mayChange);
  return <MessageForm {...props} kind="lead" person={data?.record} {...(tasks && { openTasks: tasks })} />;
}
