import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { MessageForm } from "../../messages/message-form.public.tsx";
import { CandidatePageDocument } from "../candidacy.generated.ts";

/** An email to the candidate whom the address names, or what went to them another way. */
export function CandidateMessageForm(props: RecordDialogProps) {
  const { data } = useQuery(CandidatePageDocument, { variables: { id: props.id ?? "" } });
  return <MessageForm {...props} kind="tutor" person={data?.record} />;
}
