import { useFormikContext } from "formik";
import { templateKinds } from "@app/domain/system/template-kinds.ts";
import { placeholderMark, placeholdersOf } from "@app/domain/system/template-text.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { RecordFormDialog } from "../../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { TemplateCreateDocument, TemplateUpdateDocument } from "../template-mutations.generated.ts";
import { TemplatePreview } from "../template-preview.tsx";
import { channelWords, kindWords, languageWords } from "../template-labels.ts";
import { TemplateRecordDocument } from "../template.generated.ts";
import { templateKind } from "../template.kind.ts";
import { templateForm, type TemplateValues } from "./template.fields.ts";

const skeleton = [
  { wide: true },
  { bar: true },
  {},
  {},
  {},
  { wide: true },
  { wide: true, help: true },
  { wide: true },
];

/** What a template is for, how it goes out, its text, and what a customer would read. */
export function TemplateForm(props: RecordDialogProps) {
  const { labels, show } = templateForm;
  return (
    <RecordFormDialog
      {...props}
      kind={templateKind}
      form={templateForm}
      words={{ labels, show }}
      query={TemplateRecordDocument}
      create={TemplateCreateDocument}
      update={TemplateUpdateDocument}
      skeleton={skeleton}
    >
      <Fields isNew={props.id === null} />
    </RecordFormDialog>
  );
}

function Fields({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<TemplateValues>();
  const { labels } = templateForm;
  const kind = templateKinds.find((name) => name === values.kind) ?? "general";
  // A subject that is there stays in sight until it is taken out.
  const hasSubject = values.channel === "email" || values.subject !== "";
  return (
    <>
      <FieldGrid>
        <TextField name="name" label={labels.name} autoFocus={isNew} wide />
        <ToneBar />
        <SelectField name="kind" label={labels.kind} options={kindWords.options} />
        <SelectField name="channel" label={labels.channel} options={channelWords.options} />
        <SelectField name="language" label={labels.language} options={languageWords.options} />
        {hasSubject ? <TextField name="subject" label={labels.subject} wide /> : null}
        <TextArea
          name="body"
          label={labels.body}
          rows={6}
          max={5000}
          wide
          help={`Filled in: ${placeholdersOf[kind].map(placeholderMark).join(" ")}`}
        />
      </FieldGrid>
      <TemplatePreview subject={values.channel === "email" ? values.subject : null} body={values.body} />
    </>
  );
}
