import { languageOptions } from "@app/domain/language/dialect.ts";
import { inSubjectOrder } from "@app/domain/subjects.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { DialectCreateDocument, DialectUpdateDocument } from "../dialect-mutations.generated.ts";
import { DialectRecordDocument } from "../dialect.generated.ts";
import { dialectKind } from "../dialect.kind.ts";
import { dialectForm } from "./dialect.fields.ts";

const languages = inSubjectOrder(languageOptions).map((value) => ({ value, label: value }));

/** The language, the name and the place of a dialect. */
export function DialectForm(props: RecordDialogProps) {
  const { labels, show } = dialectForm;
  return (
    <RecordFormDialog
      {...props}
      kind={dialectKind}
      form={dialectForm}
      words={{ labels, show }}
      query={DialectRecordDocument}
      create={DialectCreateDocument}
      update={DialectUpdateDocument}
      skeleton={[{}, { help: true }, { wide: true }, { bar: true }]}
    >
      <FieldGrid>
        <SelectField name="subject" label={labels.subject} options={languages} emptyLabel="Choose" />
        <NumberField name="order" label={labels.order} help="Lower numbers come first within the language" />
        <TextField name="name" label={labels.name} wide />
        <ToneBar />
      </FieldGrid>
    </RecordFormDialog>
  );
}
