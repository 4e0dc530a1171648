import { useFormikContext } from "formik";
import { consentWording } from "@app/domain/speakers/speaker-states.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { ageOptions, genderOptions, languageChoices, useOptions } from "../speaker-labels.ts";
import { SpeakerCreateDocument, SpeakerUpdateDocument } from "../speaker-mutations.generated.ts";
import { SpeakerRecordDocument } from "../speaker.generated.ts";
import { speakerKind } from "../speaker.kind.ts";
import { useSpeakerDialects } from "../use-speaker-dialects.ts";
import { speakerForm, type SpeakerValues } from "./speaker.fields.ts";
import css from "./speaker-form.module.css";

const { labels, show } = speakerForm;
const skeleton = [{ wide: true }, {}, {}, {}, {}, { wide: true, help: true }, {}, {}, { wide: true, help: true }];

/** Who a speaker is, and what they have agreed to. */
export function SpeakerForm(props: RecordDialogProps) {
  const { nameOf } = useSpeakerDialects();
  return (
    <RecordFormDialog
      {...props}
      kind={speakerKind}
      form={speakerForm}
      words={{ labels, show: { ...show, dialectId: nameOf } }}
      query={SpeakerRecordDocument}
      create={SpeakerCreateDocument}
      update={SpeakerUpdateDocument}
      skeleton={skeleton}
    >
      <Fields />
    </RecordFormDialog>
  );
}

function Fields() {
  const { values } = useFormikContext<SpeakerValues>();
  const { choicesIn } = useSpeakerDialects();
  const isChild = values.ageBand === "under-18";
  return (
    <FieldGrid>
      <AutocompleteField name="subjects" label={labels.subjects} options={languageChoices} multiple wide />
      <SelectField
        name="dialectId"
        label={labels.dialectId}
        options={choicesIn(values.subjects)}
        emptyLabel={values.subjects.length === 0 ? "Choose a language first" : "Choose"}
      />
      <TextField name="place" label={labels.place} optional />
      <SelectField name="gender" label={labels.gender} options={genderOptions} emptyLabel="Not known" optional />
      <SelectField name="ageBand" label={labels.ageBand} options={ageOptions} emptyLabel="Not known" optional />
      <TextField
        name="displayName"
        label={labels.displayName}
        help="Only staff see it. Everywhere else the speaker is a code."
        optional
        wide
      />
      <p className={css.wording} data-wide="">
        <strong>Read this out and ask whether they agree:</strong> {consentWording.text}
      </p>
      <AutocompleteField name="consentCovers" label={labels.consentCovers} options={useOptions} multiple />
      <DateField name="consentGivenOn" label={labels.consentGivenOn} past />
      {isChild || values.guardian ? (
        <TextField name="guardian" label={labels.guardian} help="Who agreed for them." optional={!isChild} wide />
      ) : null}
      <UploadField name="evidenceFileId" label={labels.evidenceFileId} kind="document" optional wide />
    </FieldGrid>
  );
}
