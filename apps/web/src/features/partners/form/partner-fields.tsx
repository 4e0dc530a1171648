import { partnerNotesMax } from "@app/domain/partners/partner.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { CountryField } from "../../../shared/places/country-field.tsx";
import { useOwnerChoices } from "../../customers/owner-choices.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { kindOptions } from "../partner-labels.ts";
import { partnerForm } from "./partner.fields.ts";
import { SameDomain } from "./same-domain.tsx";

const { labels } = partnerForm;

interface PartnerFieldsProps {
  isNew?: boolean;
  /** The agreement is what somebody came to change, so it is first. */
  startsAtAgreement?: boolean;
}

/** Who a partner is, how it stands with us, and what was agreed. */
export function PartnerFields({ isNew = false, startsAtAgreement = false }: PartnerFieldsProps) {
  const { regions = [] } = useRegionChoices();
  const owners = useOwnerChoices();
  return (
    <>
      {startsAtAgreement ? <AgreementSection isNew={isNew} /> : null}
      <FormSection title="Organisation">
        <TextField name="name" label={labels.name} autoFocus={isNew} wide />
        <ToneBar />
        <SelectField name="kind" label={labels.kind} options={kindOptions} emptyLabel="Choose" />
        <CountryField name="country" label={labels.country} />
        <AutocompleteField
          name="regionIds"
          label={labels.regionIds}
          options={regions.map(({ id, code, name }) => ({ value: id, label: name, hint: code }))}
          multiple
          optional
          wide
          help="The agreement’s dates follow the time zone of the first one."
        />
        <UploadField name="logoFileId" label={labels.logoFileId} kind="avatar" optional wide />
      </FormSection>
      <FormSection title="Contact">
        <TextField name="contactName" label={labels.contactName} />
        <TextField name="contactEmail" label={labels.contactEmail} type="email" />
        <TextField name="phone" label={labels.phone} type="tel" optional placeholder="+2348012345678" />
        {isNew ? <SameDomain /> : null}
      </FormSection>
      <FormSection title="With us">
        <TextField
          name="code"
          label={labels.code}
          help="New learners quote it when they contact us. 3 to 24 letters, numbers or hyphens."
        />
        <SelectField name="ownerId" label={labels.ownerId} options={owners} emptyLabel="Nobody yet" optional />
        <TextArea name="notes" label={labels.notes} max={partnerNotesMax} optional wide />
      </FormSection>
      {startsAtAgreement ? null : <AgreementSection isNew={isNew} />}
    </>
  );
}

/** First in the form where the agreement is what somebody came for. */
const AgreementSection = ({ isNew }: { isNew: boolean }) => (
  <FormSection title="Agreement" note="Leave empty if there is none yet.">
    <DateField name="agreementStartsOn" label={labels.agreementStartsOn} optional />
    <DateField
      name="agreementEndsOn"
      label={labels.agreementEndsOn}
      optional
      help="Leave empty if it has no end date."
    />
    <NumberField name="revenueShareBp" label={labels.revenueShareBp} end="%" optional />
    <UploadField
      name="agreementFileId"
      label={labels.agreementFileId}
      kind="document"
      optional
      wide
      help={`Needed with the first day.${isNew ? "" : " Earlier agreements remain available."}`}
    />
  </FormSection>
);
