import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RequestForm } from "../lessons/requests/request-form.public.ts";
import { PodRecordDocument } from "./pod.generated.ts";

/** A request for lessons of a pod: of its subject, by its clock, and first of all with its tutor. */
export function PodSchedule({ name, id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="pod"
      query={PodRecordDocument}
      id={id}
      onClose={onClose}
      wide
      skeleton={<SkeletonLines count={8} />}
    >
      {({ subject, tutor, anchorTimeZone }) => (
        <RequestForm
          name={name}
          id={null}
          onClose={onClose}
          begin={{
            podId: id,
            subject,
            preferredTutorIds: tutor ? [tutor.id] : [],
            preferredTimes: [{ weekday: "1", start: "17:00", end: "18:00", timeZone: anchorTimeZone }],
          }}
        />
      )}
    </RecordDialog>
  );
}
