import { podCloseInput } from "@app/domain/customer-pods/pod.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { undoOf } from "../../shared/records/record-events.ts";
import { podEvents } from "./pod-events.ts";
import { PodCloseDocument } from "./pod-mutations.generated.ts";
import { PodRecordDocument } from "./pod.generated.ts";

const rules = podCloseInput.pick({ reason: true });

const undone = undoOf(podEvents, "close");

/** Asks why a pod ends, and ends it. */
export function PodClose({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog what="pod" query={PodRecordDocument} id={id} onClose={onClose} skeleton={<SkeletonLines count={4} />}>
      {(pod) => (
        <ReasonDialog
          record={pod}
          title={`Close ${pod.name}?`}
          saveLabel="Close pod"
          mutation={PodCloseDocument}
          rules={rules}
          sent={(reason) => reason}
          help="Kept in the pod’s activity."
          successMessage={`${pod.name} is closed.`}
          undo={undone(pod)}
          onClose={onClose}
        >
          No more lessons can be agreed with it. Everything it did is kept, and it can be reopened.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
