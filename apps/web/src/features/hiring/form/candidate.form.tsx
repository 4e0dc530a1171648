import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { genderOptions } from "../../customers/person-labels.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { CandidacyCreateDocument, CandidacyUpdateDocument } from "../candidacy-mutations.generated.ts";
import { CandidacyRecordDocument } from "../candidacy.generated.ts";
import { candidacyKind } from "../candidacy.kind.ts";
import { sourceOptions } from "../candidate-labels.ts";
import { useColleagues } from "../use-colleagues.ts";
import { candidateForm } from "./candidate.fields.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";
import { CountryField } from "../../../shared/places/country-field.tsx";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const skeleton = [{}, {}, { bar: true }, {}, {}, {}, {}, {}, {}, {}];
const { labels, show } = candidateForm;

/** An application, new or changed: the person, and what they say of themselves. */
export function CandidateForm(props: RecordDialogProps) {
  const { regions = [], nameOf } = useRegionChoices();
  const colleagues = useColleagues();
  const colleague = (id: unknown) => colleagues.find(({ value }) => value === id)?.label ?? "another colleague";
  return (
    <RecordFormDialog
      {...props}
      kind={candidacyKind}
      form={candidateForm}
      words={{ labels, show: { ...show, regionId: nameOf, ownerId: colleague } }}
      query={CandidacyRecordDocument}
      create={CandidacyCreateDocument}
      update={CandidacyUpdateDocument}
      skeleton={skeleton}
    >
      <PersonFields isNew={props.id === null} />
      <ApplicationFields
        regions={regions.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }))}
        colleagues={colleagues}
      />
    </RecordFormDialog>
  );
}

function PersonFields({ isNew }: { isNew: boolean }) {
  return (
    <FormSection title="Person">
      <TextField name="firstName" label={labels.firstName} />
      <TextField name="lastName" label={labels.lastName} />
      <ToneBar />
      <TextField name="email" label={labels.email} type="email" />
      <TextField
        name="phoneNumber"
        label={labels.phoneNumber}
        type="tel"
        optional
        help="As dialled at home, or with +"
      />
      {isNew ? (
        <SwitchField name="samePerson" label="Same person as the customer or former tutor with this email" wide />
      ) : null}
      <TextField name="secondaryEmail" label={labels.secondaryEmail} type="email" optional />
      <DateField past name="dateOfBirth" label={labels.dateOfBirth} optional />
      <SelectField name="gender" label={labels.gender} options={genderOptions} emptyLabel="Not known" optional />
      <CountryField name="country" label={labels.country} />
      <TimeZoneField name="timeZone" label={labels.timeZone} keepValue />
      <SwitchField name="marketingConsent" label={labels.marketingConsent} wide />
    </FormSection>
  );
}

interface Choices {
  regions: readonly { value: string; label: string }[];
  colleagues: readonly { value: string; label: string }[];
}

function ApplicationFields({ regions, colleagues }: Choices) {
  return (
    <FormSection title="Application">
      <AutocompleteField name="subjects" label={labels.subjects} options={subjects} multiple placeholder="Choose" />
      <NumberField name="hoursPerWeek" label={labels.hoursPerWeek} end="hours" optional />
      <UploadField kind="cv" name="cvFileId" label={labels.cvFileId} optional />
      <UploadField kind="audio" name="introAudioFileId" label={labels.introAudioFileId} optional />
      <UploadField kind="video" name="introVideoFileId" label={labels.introVideoFileId} optional />
      <TextField name="cvUrl" label={labels.cvUrl} type="url" optional wide help="Where they sent a link" />
      <TextField name="introAudioUrl" label={labels.introAudioUrl} type="url" optional wide />
      <TextField name="introVideoUrl" label={labels.introVideoUrl} type="url" optional wide />
      <ListField name="dialects" label={labels.dialects} itemName="dialect" newItem="" max={10} optional>
        {(path, position) => <TextField name={path} label={`Dialect ${position}`} quietLabel />}
      </ListField>
      <SelectField name="source" label={labels.source} options={sourceOptions} emptyLabel="Not known" optional />
      <SelectField
        name="regionId"
        label={labels.regionId}
        options={regions}
        emptyLabel="Not yet"
        optional
        help="They would be paid through it."
      />
      <SelectField name="ownerId" label={labels.ownerId} options={colleagues} emptyLabel="Nobody" optional />
    </FormSection>
  );
}
