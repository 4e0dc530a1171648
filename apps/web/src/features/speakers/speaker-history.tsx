import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { speakerForm } from "./form/speaker.fields.ts";
import { useSpeakerDialects } from "./use-speaker-dialects.ts";
import { SpeakerRecordDocument } from "./speaker.generated.ts";
import { speakerKind } from "./speaker.kind.ts";

const { labels, showStored } = speakerForm;

/** What was changed about a speaker, by whom, and the ways back. */
export function SpeakerHistory(props: RecordDialogProps) {
  const { nameOf } = useSpeakerDialects();
  return (
    <RecordHistory
      {...props}
      kind={speakerKind}
      query={SpeakerRecordDocument}
      words={{
        labels: { ...labels, status: "Consent", withdrawReason: "Withdrawn because" },
        show: { ...showStored, dialectId: nameOf },
      }}
      mayRestore={({ isEditable }) => isEditable}
    />
  );
}
