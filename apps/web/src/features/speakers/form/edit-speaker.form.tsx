import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { SpeakerFacts } from "../speaker-facts.tsx";
import { SpeakerRecordDocument } from "../speaker.generated.ts";
import { SpeakerForm } from "./speaker.form.tsx";

/** The form of a speaker, or what is known of them where the viewer may not change it. */
export function EditSpeakerForm(props: RecordDialogProps) {
  const { data } = useQuery(SpeakerRecordDocument, { variables: { id: props.id ?? "" } });
  const { record } = data ?? {};
  return record && !record.isEditable ? <SpeakerFacts {...props} /> : <SpeakerForm {...props} />;
}
