import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { tagsMax } from "@app/domain/people/tags.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { genderOptions } from "../../customers/person-labels.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { TutorUpdateDocument } from "../tutor-mutations.generated.ts";
import { ageOptions, levelOptions } from "../tutor-labels.ts";
import { TutorRecordDocument } from "../tutor.generated.ts";
import { tutorKind } from "../tutor.kind.ts";
import { noSubject, tutorForm } from "./tutor.fields.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";
import { CountryField } from "../../../shared/places/country-field.tsx";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const skeleton = [{}, {}, { bar: true }, {}, {}, {}, {}, {}, { wide: true }, { wide: true }];
const { labels, show } = tutorForm;
const bioMax = 1500;

/** A tutor: the person, what they teach, what they offer, and their terms. */
export function TutorForm(props: RecordDialogProps) {
  const { regions = [], nameOf } = useRegionChoices();
  return (
    <RecordFormDialog
      {...props}
      kind={tutorKind}
      form={tutorForm}
      words={{ labels, show: { ...show, regionId: nameOf } }}
      query={TutorRecordDocument}
      update={TutorUpdateDocument}
      skeleton={skeleton}
    >
      <PersonFields
        regions={regions.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TeachingFields />
      <OfferFields />
    </RecordFormDialog>
  );
}

function PersonFields({ regions }: { regions: readonly { value: string; label: string }[] }) {
  return (
    <FormSection title="Person">
      <TextField name="firstName" label={labels.firstName} />
      <TextField name="lastName" label={labels.lastName} />
      <ToneBar />
      <TextField name="email" label={labels.email} type="email" optional />
      <TextField
        name="phoneNumber"
        label={labels.phoneNumber}
        type="tel"
        optional
        help="As dialled at home, or with +"
      />
      <TextField name="secondaryEmail" label={labels.secondaryEmail} type="email" optional />
      <DateField past name="dateOfBirth" label={labels.dateOfBirth} optional />
      <SelectField name="gender" label={labels.gender} options={genderOptions} emptyLabel="Not known" optional />
      <CountryField name="country" label={labels.country} />
      <TimeZoneField name="timeZone" label={labels.timeZone} keepValue help="Their weekly hours go by this clock." />
      <SelectField name="regionId" label={labels.regionId} options={regions} help="They are paid through it." />
      <SwitchField name="marketingConsent" label={labels.marketingConsent} wide />
    </FormSection>
  );
}

function TeachingFields() {
  return (
    <FormSection title="Teaching">
      <ListField
        name="subjects"
        label={labels.subjects}
        itemName="subject"
        newItem={noSubject}
        max={subjectOptions.length}
      >
        {(path, position) => (
          <FieldGrid>
            <SelectField
              name={`${path}.subject`}
              label={`Subject ${position}`}
              options={subjects}
              emptyLabel="Choose"
            />
            <TextField
              name={`${path}.dialects`}
              label="Dialects"
              optional
              placeholder="Ọnịcha, Owerri"
              help="With commas between them"
            />
            <AutocompleteField
              name={`${path}.levels`}
              label="Levels"
              options={levelOptions}
              multiple
              optional
              placeholder="Any"
            />
            <AutocompleteField
              name={`${path}.ageGroups`}
              label="Ages"
              options={ageOptions}
              multiple
              optional
              placeholder="Any"
            />
            <SwitchField name={`${path}.nativeSpeaker`} label="Grew up with it" wide />
          </FieldGrid>
        )}
      </ListField>
      <NumberField name="maxHoursPerWeek" label={labels.maxHoursPerWeek} end="hours" optional />
      <NumberField name="minGapMinutes" label={labels.minGapMinutes} end="minutes" />
      <NumberField name="minNoticeHours" label={labels.minNoticeHours} end="hours" />
      <SwitchField name="acceptsTrial" label={labels.acceptsTrial} wide />
    </FormSection>
  );
}

function OfferFields() {
  return (
    <FormSection title="Profile">
      <TextField name="headline" label={labels.headline} optional wide />
      <TextArea name="bio" label={labels.bio} max={bioMax} optional wide />
      <TextField name="introVideoUrl" label={labels.introVideoUrl} type="url" optional wide />
      <ListField name="languages" label={labels.languages} itemName="language" newItem="" max={20} optional>
        {(path, position) => <TextField name={path} label={`Language ${position}`} quietLabel />}
      </ListField>
      <ListField name="tags" label={labels.tags} itemName="tag" newItem="" max={tagsMax} optional>
        {(path, position) => <TextField name={path} label={`Tag ${position}`} quietLabel />}
      </ListField>
      <ListField
        name="qualifications"
        label={labels.qualifications}
        itemName="qualification"
        newItem={{ title: "", institution: "", year: "" }}
        max={20}
        optional
      >
        {(path, position) => (
          <FieldGrid>
            <TextField name={`${path}.title`} label={`Qualification ${position}`} />
            <TextField name={`${path}.institution`} label="Institution" />
            <NumberField name={`${path}.year`} label="Year" />
          </FieldGrid>
        )}
      </ListField>
    </FormSection>
  );
}
