import { expressionsMax } from "@app/domain/stories/character.ts";
import { allowedFiles } from "@app/domain/files/file-kinds.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { PictureField } from "../../../shared/files/picture-field.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSpeakerChoices } from "../../speakers/speaker-choices.public.ts";
import { CharacterCreateDocument, CharacterUpdateDocument } from "./character-mutations.generated.ts";
import { ageOptions, characterForm, genderOptions, newExpression } from "./character.fields.ts";
import { CharacterRecordDocument } from "./character.generated.ts";
import { characterKind } from "./character.kind.ts";

const skeleton = [{ wide: true }, { bar: true }, { wide: true, help: true }, { wide: true, help: true }, {}, {}];

/** Who a character is, its picture, and its other looks. */
export function CharacterForm(props: RecordDialogProps) {
  const { labels, show } = characterForm;
  const { choices: voices } = useSpeakerChoices({ covers: ["APP"], status: ["ACTIVE"] });
  return (
    <RecordFormDialog
      {...props}
      kind={characterKind}
      form={characterForm}
      words={{ labels, show: { ...show, speakerId: () => "another voice" } }}
      query={CharacterRecordDocument}
      create={CharacterCreateDocument}
      update={CharacterUpdateDocument}
      skeleton={skeleton}
    >
      <FieldGrid>
        <TextField name="name" label={labels.name} wide />
        <ToneBar />
        <PictureField
          name="imageFileId"
          label={labels.imageFileId}
          kind="app-image"
          help={`${allowedFiles("app-image")}.${props.id === null ? "" : " A new picture is seen everywhere at once."}`}
          wide
        />
        <TextField name="imageAlt" label={labels.imageAlt} help="Read out to people who cannot see it." wide />
        <SelectField name="gender" label={labels.gender} options={genderOptions} emptyLabel="Any" optional />
        <SelectField name="ageGroup" label={labels.ageGroup} options={ageOptions} emptyLabel="Any" optional />
        <SelectField name="speakerId" label={labels.speakerId} options={voices} emptyLabel="None" optional wide />
        <TextArea name="bio" label={labels.bio} max={1000} optional wide />
        <ListField
          name="expressions"
          label={labels.expressions}
          itemName="look"
          newItem={newExpression}
          max={expressionsMax}
          optional
        >
          {(path, position) => (
            <Stack gap={8}>
              <TextField name={`${path}.name`} label={`Name of look ${position}`} placeholder="Happy" quietLabel />
              <PictureField
                name={`${path}.imageFileId`}
                label={`Picture of look ${position}`}
                kind="app-image"
                quietLabel
              />
            </Stack>
          )}
        </ListField>
      </FieldGrid>
    </RecordFormDialog>
  );
}
