import { speakerWithdrawInput } from "@app/domain/speakers/speaker.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { countOf } from "../../shared/text/format.ts";
import { SpeakerWithdrawDocument } from "./speaker-mutations.generated.ts";
import { SpeakerRecordDocument } from "./speaker.generated.ts";

const rules = speakerWithdrawInput.pick({ reason: true });

/** Asks why a speaker takes the consent back, and takes their voice out of use. */
export function SpeakerWithdraw({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="speaker"
      query={SpeakerRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(speaker) => (
        <ReasonDialog
          record={speaker}
          title={`Withdraw the consent of ${speaker.name}?`}
          saveLabel="Withdraw consent"
          mutation={SpeakerWithdrawDocument}
          rules={rules}
          sent={(reason) => reason}
          help="Shown in the speaker’s history."
          successMessage={`The consent of ${speaker.name} is withdrawn.`}
          undo="SPEAKER"
          onClose={onClose}
        >
          {speaker.recordingCount === 0
            ? "No recordings of this voice can be added from now on."
            : `Learners no longer hear this voice: ${countOf(speaker.recordingCount, "recording")} of it can no longer be used, and none can be added.`}
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
