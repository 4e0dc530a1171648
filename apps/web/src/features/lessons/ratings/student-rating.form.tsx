import { onBehalfMax } from "@app/domain/ratings/rating.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { LearnerFields } from "./learner-fields.tsx";
import { StudentRatingCreateDocument, StudentRatingUpdateDocument } from "./rating-mutations.generated.ts";
import { studentRatingForm } from "./rating.fields.ts";
import { StudentRatingRecordDocument } from "./rating.generated.ts";
import { studentRatingKind } from "./rating.kind.ts";

const skeleton = [{}, {}, {}, {}, {}, {}, {}, { wide: true }];
const { labels, show } = studentRatingForm;

/** What a tutor says of the learner after a lesson, or what is kept of it. The id of a new one is the lesson's. */
export function StudentRatingForm(props: RecordDialogProps) {
  const isNew = props.name === "rateStudent";
  return (
    <RecordFormDialog
      {...props}
      id={isNew ? null : props.id}
      kind={studentRatingKind}
      form={studentRatingForm}
      words={{ labels, show }}
      query={StudentRatingRecordDocument}
      create={StudentRatingCreateDocument}
      update={StudentRatingUpdateDocument}
      begin={{ lessonId: props.id ?? "" }}
      skeleton={skeleton}
    >
      <FieldGrid>
        <LearnerFields />
        {isNew ? (
          <TextArea name="onBehalf" label={labels.onBehalf} max={onBehalfMax} help="For example by email." wide />
        ) : null}
      </FieldGrid>
    </RecordFormDialog>
  );
}
