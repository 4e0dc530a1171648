import { appAttachmentsMax, appFeedbackBodyMax } from "@app/domain/app-feedback/app-feedback.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import type { UploadRow } from "../../../shared/records/form-fields.ts";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useColleagueChoices } from "../../journal/colleague-choices.public.ts";
import { categoryOptions, platformOptions, ratingOptions } from "../app-feedback-labels.ts";
import { AppFeedbackCreateDocument, AppFeedbackUpdateDocument } from "../app-feedback-mutations.generated.ts";
import { AppFeedbackRecordDocument } from "../app-feedback.generated.ts";
import { appFeedbackKind } from "../app-feedback.kind.ts";
import { appFeedbackForm } from "./app-feedback.fields.ts";
import { ContentField } from "./content-field.tsx";

const skeleton = [{}, {}, { wide: true }, {}, {}, {}, {}, { wide: true }, {}];
const { labels, show } = appFeedbackForm;

/** Feedback as somebody gave it to staff, or what is kept of it. */
export function AppFeedbackForm(props: RecordDialogProps) {
  const staff = useColleagueChoices();
  const assigneeOf = (id: unknown) => staff.find(({ value }) => value === id)?.label ?? "nobody";
  return (
    <RecordFormDialog
      {...props}
      kind={appFeedbackKind}
      form={appFeedbackForm}
      words={{ labels, show: { ...show, assigneeId: assigneeOf } }}
      query={AppFeedbackRecordDocument}
      create={AppFeedbackCreateDocument}
      update={AppFeedbackUpdateDocument}
      skeleton={skeleton}
    >
      <FieldGrid>
        <SelectField name="category" label={labels.category} options={categoryOptions} emptyLabel="Choose" />
        <SelectField name="rating" label={labels.rating} options={ratingOptions} emptyLabel="None" optional />
        <TextArea name="body" label={labels.body} max={appFeedbackBodyMax} wide />
        <ToneBar />
        <SelectField name="platform" label={labels.platform} options={platformOptions} emptyLabel="Choose" />
        <TextField name="appVersion" label={labels.appVersion} placeholder="2.4.0" />
        <TextField name="screen" label={labels.screen} optional />
        <TextField name="contactEmail" label={labels.contactEmail} type="email" optional />
        <ContentField label={labels.contentRef} />
        <ListField<UploadRow>
          name="attachmentIds"
          label={labels.attachmentIds}
          itemName="attachment"
          newItem={null}
          max={appAttachmentsMax}
          optional
        >
          {(path, position) => (
            <UploadField
              kind="document"
              name={path}
              label={`Attachment ${position}`}
              help="A screenshot or a PDF."
              quietLabel
            />
          )}
        </ListField>
        <SelectField name="assigneeId" label={labels.assigneeId} options={staff} emptyLabel="Nobody" optional />
      </FieldGrid>
    </RecordFormDialog>
  );
}
