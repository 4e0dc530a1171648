import { recordingRejectInput } from "@app/domain/recordings/recording.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { EventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import { ReasonDialog } from "../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordingArchiveDocument, RecordingRejectDocument } from "./recording-mutations.generated.ts";
import { RecordingRecordDocument, type RecordingLineFragment } from "./recording.generated.ts";
import { useChanged } from "./use-changed.ts";

const rules = recordingRejectInput.pick({ reason: true });
const voiceOf = ({ speaker }: RecordingLineFragment) => speaker?.code ?? "another voice";
const loading = { what: "recording", query: RecordingRecordDocument, skeleton: <SkeletonLines count={4} /> } as const;

/** Asks what is wrong with a recording, and asks for another. */
export function RejectRecording({ id, onClose }: RecordDialogProps) {
  const changed = useChanged();
  if (id === null) return null;
  const close = () => {
    changed();
    onClose();
  };
  return (
    <RecordDialog {...loading} id={id} onClose={onClose}>
      {(recording) => (
        <ReasonDialog
          record={recording}
          title={`Reject the recording by ${voiceOf(recording)}?`}
          saveLabel="Reject"
          mutation={RecordingRejectDocument}
          rules={rules}
          sent={(reason) => reason}
          help="The person who recorded it is notified."
          successMessage="Recording rejected."
          onClose={close}
        >
          The app does not use it. Say what is wrong, so that it can be recorded again.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

const remove: RecordEvent<RecordingLineFragment> = {
  verb: "Remove",
  title: (recording) => `Remove the recording by ${voiceOf(recording)}?`,
  mutation: RecordingArchiveDocument,
  danger: true,
  description: ({ state }) =>
    state === "APPROVED" ? "Learners no longer hear it. It cannot be brought back." : "It cannot be brought back.",
  successMessage: () => "Recording removed.",
};

/** Asks before a recording is taken away. */
export function RemoveRecording({ id, onClose }: RecordDialogProps) {
  const changed = useChanged();
  if (id === null) return null;
  const close = () => {
    changed();
    onClose();
  };
  return (
    <RecordDialog {...loading} id={id} onClose={onClose}>
      {(recording) => <EventDialog what="recording" record={recording} event={remove} onClose={close} />}
    </RecordDialog>
  );
}
