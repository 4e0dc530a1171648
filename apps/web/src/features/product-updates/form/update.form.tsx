import { useFormikContext } from "formik";
import { updateBodyMax } from "@app/domain/product-updates/product-update.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { PictureField } from "../../../shared/files/picture-field.tsx";
import { pictureAddress } from "../../../shared/files/sent-pictures.ts";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { PhonePreview } from "../phone-preview.tsx";
import { audienceOptions, kindOptions, kindWord, platformOptions, subjectChoices } from "../update-labels.ts";
import { ProductUpdateCreateDocument, ProductUpdateUpdateDocument } from "../update-mutations.generated.ts";
import { ProductUpdateRecordDocument } from "../update.generated.ts";
import { updateKind } from "../update.kind.ts";
import { updateForm, type UpdateValues } from "./update.fields.ts";

const skeleton = [{ wide: true }, { wide: true }, {}, {}, {}, {}];
const { labels, show } = updateForm;

/** A new product update, `begin` with what a copy says, or one that is there; below it what phones will show. */
export function UpdateForm({ begin, ...props }: RecordDialogProps & { begin?: Partial<UpdateValues> }) {
  const { regions = [], nameOf } = useRegionChoices();
  const regionsOf = (ids: unknown) => (ids as readonly string[]).map(nameOf).join(", ") || "none";
  const { id } = props;
  return (
    <RecordFormDialog
      {...props}
      kind={updateKind}
      form={updateForm}
      words={{ labels, show: { ...show, regionIds: regionsOf } }}
      query={ProductUpdateRecordDocument}
      create={ProductUpdateCreateDocument}
      update={ProductUpdateUpdateDocument}
      skeleton={skeleton}
      {...(begin && { begin, isAction: true })}
    >
      <Fields
        isNew={id === null}
        regions={regions.map(({ id: value, name: label, active }) => ({ value, label, disabled: !active }))}
      />
    </RecordFormDialog>
  );
}

interface FieldsProps {
  isNew: boolean;
  regions: readonly { value: string; label: string; disabled: boolean }[];
}

function Fields({ isNew, regions }: FieldsProps) {
  const { values } = useFormikContext<UpdateValues>();
  const { title, body, kind, audience, imageFileId, imageAlt } = values;
  return (
    <>
      <FieldGrid>
        <TextField name="title" label={labels.title} autoFocus={isNew} wide />
        <TextArea name="body" label={labels.body} max={updateBodyMax} wide />
        <ToneBar />
        <PictureField name="imageFileId" label={labels.imageFileId} kind="app-image" optional wide />
        {values.imageFileId ? <TextField name="imageAlt" label={labels.imageAlt} wide /> : null}
        <SelectField name="kind" label={labels.kind} options={kindOptions} emptyLabel="Choose" />
        <TextField
          name="minAppVersion"
          label={labels.minAppVersion}
          placeholder="2.4.0"
          optional
          help="Older apps do not show it."
        />
        <AutocompleteField name="platforms" label={labels.platforms} options={platformOptions} multiple wide />
        <SelectField name="audience" label={labels.audience} options={audienceOptions} wide />
        {audience === "subjects" ? (
          <AutocompleteField name="subjects" label={labels.subjects} options={subjectChoices} multiple wide />
        ) : null}
        {audience === "regions" ? (
          <AutocompleteField name="regionIds" label={labels.regionIds} options={regions} multiple wide />
        ) : null}
      </FieldGrid>
      <PhonePreview
        title={title}
        body={body}
        kind={kind === "" ? "" : kindWord(kind)}
        image={imageFileId && { src: pictureAddress(imageFileId.id), alt: imageAlt }}
      />
    </>
  );
}
