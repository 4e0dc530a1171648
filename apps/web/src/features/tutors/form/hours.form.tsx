import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { ChangedPartForm } from "../../../shared/records/part-form.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { TutorUpdateDocument } from "../tutor-mutations.generated.ts";
import { TutorRecordDocument, type TutorRecordFragment } from "../tutor.generated.ts";
import { WeekField } from "./week-field.tsx";
import { tutorHoursForm } from "./tutor.fields.ts";

/** A tutor's week. */
export function HoursForm({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="tutor"
      query={TutorRecordDocument}
      id={id}
      onClose={onClose}
      wide
      skeleton={<SkeletonLines count={7} />}
    >
      {(tutor) => <Hours tutor={tutor} onClose={onClose} />}
    </RecordDialog>
  );
}

function Hours({ tutor, onClose }: { tutor: TutorRecordFragment; onClose: () => void }) {
  const { offer } = useUndo();
  const { name, timeZone } = tutor;
  return (
    <ChangedPartForm
      name="hours"
      title={`Weekly hours of ${name}`}
      saveLabel="Save hours"
      form={tutorHoursForm}
      update={TutorUpdateDocument}
      record={tutor}
      onSaved={({ id, version }) => offer({ kind: "TUTOR", id, version, name, text: `Hours of ${name} saved.` })}
      onClose={onClose}
    >
      <WeekField
        name="hours"
        help={`By the clock in ${placeName(timeZone)}, the tutor’s own. Hours that go on over midnight are two entries.`}
      />
    </ChangedPartForm>
  );
}
