import { allowedFiles } from "@app/domain/files/file-kinds.ts";
import { backgroundLeast, smallBackground } from "@app/domain/stories/picture.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { PictureField } from "../../../shared/files/picture-field.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { BackgroundCreateDocument, BackgroundUpdateDocument } from "./background-mutations.generated.ts";
import { backgroundForm } from "./background.fields.ts";
import { BackgroundRecordDocument } from "./background.generated.ts";
import { backgroundKind } from "./background.kind.ts";

const { width, height } = backgroundLeast;

/** The picture of a place, and what it shows. */
export function BackgroundForm(props: RecordDialogProps) {
  const { labels, show } = backgroundForm;
  return (
    <RecordFormDialog
      {...props}
      kind={backgroundKind}
      form={backgroundForm}
      words={{ labels, show }}
      query={BackgroundRecordDocument}
      create={BackgroundCreateDocument}
      update={BackgroundUpdateDocument}
      skeleton={[{}, {}, { bar: true }, { wide: true, help: true }, { wide: true, help: true }]}
    >
      <FieldGrid>
        <TextField name="name" label={labels.name} />
        <TextField name="setting" label={labels.setting} placeholder="Village, school, home" optional />
        <ToneBar />
        <PictureField
          name="imageFileId"
          label={labels.imageFileId}
          kind="app-image"
          fault={smallBackground}
          help={`${allowedFiles("app-image")}, at least ${width} by ${height}.${props.id === null ? "" : " A new picture is seen everywhere at once."}`}
          wide
        />
        <TextField name="imageAlt" label={labels.imageAlt} help="Read out to people who cannot see it." wide />
      </FieldGrid>
    </RecordFormDialog>
  );
}
