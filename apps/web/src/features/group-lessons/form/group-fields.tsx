import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { currencies } from "@app/domain/enums.ts";
import { groupDescriptionMax, groupResourcesMax } from "@app/domain/group-lessons/group-lesson.ts";
import { ErrorLine } from "@app/ui/feedback/error-line.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { useCurriculumChoices } from "../../curriculum/curriculum-choices.public.ts";
import { ResourcesField } from "../../curriculum/part-form/resources-field.public.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { ageOptions, basisOptions, levelOptions, subjects } from "../group-labels.ts";
import { groupForm, type GroupValues } from "./group.fields.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";

const { labels } = groupForm;
/** What is wrong with the prices as a whole. */
function PricesError() {
  const { errors, submitCount } = useFormikContext<GroupValues>();
  const problem: unknown = errors.prices;
  return submitCount > 0 && typeof problem === "string" ? <ErrorLine role="alert">{problem}</ErrorLine> : null;
}

/** The picture that families see, and what it shows. */
function Cover() {
  const { values } = useFormikContext<GroupValues>();
  return (
    <>
      <UploadField name="coverImage" label={labels.coverImage} kind="cover" optional wide />
      {values.coverImage ? (
        <TextField name="coverAlt" label={labels.coverAlt} help="Read out to people who cannot see it." wide />
      ) : null}
    </>
  );
}

/** What it follows, of those that teach its subject, and what there is besides. */
function Material() {
  const { values } = useFormikContext<GroupValues>();
  const curricula = useCurriculumChoices(values.subject);
  return (
    <>
      <SelectField
        name="curriculumId"
        label={labels.curriculumId}
        options={curricula}
        emptyLabel="None"
        optional
        help={values.subject === "" ? "Choose a subject first." : undefined}
        wide
      />
      <ResourcesField label={labels.resources} max={groupResourcesMax} />
    </>
  );
}

/** The four steps of a learning pod or an immersion: what, who, when and for how much; `dates` where it gets its first ones. */
export function GroupFields({ isImmersion, dates }: { isImmersion: boolean; dates?: ReactNode }) {
  const tutors = useTutorChoices();
  const { regions = [] } = useRegionChoices();
  return (
    <>
      <FormSection title="1. What">
        <TextField name="title" label={labels.title} wide />
        <SelectField name="subject" label={labels.subject} options={subjects} emptyLabel="Choose" />
        <SelectField name="level" label={labels.level} options={levelOptions} emptyLabel="Choose" />
        <SelectField name="ageGroup" label={labels.ageGroup} options={ageOptions} emptyLabel="Choose" />
        <TextArea name="description" label={labels.description} max={groupDescriptionMax} wide />
        {isImmersion ? (
          <>
            <TextField name="theme" label={labels.theme} optional />
            <TextField name="culturalHost" label={labels.culturalHost} optional />
            <TextArea
              name="programme"
              label={labels.programme}
              max={groupDescriptionMax}
              optional
              wide
              help="One line for each part, for example “18:30 Cooking together”."
            />
          </>
        ) : null}
        <Cover />
        <Material />
      </FormSection>
      <FormSection title="2. Who">
        <AutocompleteField
          name="tutorIds"
          label={labels.tutorIds}
          options={tutors}
          multiple
          unknownLabel="A tutor"
          placeholder="Start typing a name"
          help="The first leads."
        />
        <SelectField
          name="regionId"
          label={labels.regionId}
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel="All regions"
          optional
        />
        <NumberField name="capacityMin" label={labels.capacityMin} />
        <NumberField name="capacityMax" label={labels.capacityMax} />
        <SwitchField name="waitlist" label={labels.waitlist} />
      </FormSection>
      <FormSection title="3. When" note={dates ? "Dates can also be added later." : undefined}>
        <NumberField name="durationMinutes" label={labels.durationMinutes} end="min" />
        <TimeZoneField name="anchorTimeZone" label={labels.anchorTimeZone} keepValue />
        <DateField name="enrolmentOpensOn" label={labels.enrolmentOpensOn} optional />
        <DateField name="enrolmentClosesOn" label={labels.enrolmentClosesOn} optional />
        <TextField name="meetingUrl" label={labels.meetingUrl} optional wide />
        {dates}
      </FormSection>
      <FormSection title="4. Price">
        {currencies.map((currency) => (
          <TextField key={currency} name={`prices.${currency}`} label={currency} optional />
        ))}
        <SelectField name="priceBasis" label={labels.priceBasis} options={basisOptions} />
      </FormSection>
      <PricesError />
    </>
  );
}
