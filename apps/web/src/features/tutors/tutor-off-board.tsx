import { tutorOffBoardInput } from "@app/domain/tutors/tutor.ts";
import { reinstateDays } from "@app/domain/tutors/tutor-states.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { undoOf } from "../../shared/records/record-events.ts";
import { tutorEvents } from "./tutor-events.ts";
import { TutorOffBoardDocument } from "./tutor-mutations.generated.ts";
import { TutorRecordDocument } from "./tutor.generated.ts";

const rules = tutorOffBoardInput.pick({ reason: true });

const undone = undoOf(tutorEvents, "off-board");

/** Asks why a tutor leaves, and off-boards them. */
export function TutorOffBoard({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="tutor"
      query={TutorRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(tutor) => (
        <ReasonDialog
          record={tutor}
          title={`Off-board ${tutor.name}?`}
          saveLabel="Off-board tutor"
          mutation={TutorOffBoardDocument}
          rules={rules}
          sent={(reason) => reason}
          help="Kept in the tutor’s activity."
          successMessage={`${tutor.name} is off-boarded.`}
          undo={undone(tutor)}
          onClose={onClose}
        >
          They teach here no longer and are offered to nobody. They can be reinstated within {reinstateDays} days; after
          that their application can be reopened.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
