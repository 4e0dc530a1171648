import { leadMessageMax } from "@app/domain/leads/lead.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useOwnerChoices } from "../../customers/owner-choices.public.ts";
import { lessonForOptions, sourceOptions } from "../../customers/person-labels.public.ts";
import { CodeField } from "../../referrals/form/code-field.public.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { LeadCreateDocument, LeadUpdateDocument } from "../lead-mutations.generated.ts";
import { LeadRecordDocument } from "../lead.generated.ts";
import { leadKind } from "../lead.kind.ts";
import { leadForm } from "./lead.fields.ts";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const skeleton = [{}, {}, { bar: true }, {}, {}, {}, {}, { wide: true }, {}, {}, {}];
const { labels, show } = leadForm;

/** A new lead, or one that is there: who they are, what they want, what is next, and where they came from. */
export function LeadForm(props: RecordDialogProps) {
  const { regions = [], nameOf } = useRegionChoices();
  const owners = useOwnerChoices();
  const ownerName = (id: unknown) => owners.find(({ value }) => value === id)?.label ?? "another colleague";
  return (
    <RecordFormDialog
      {...props}
      kind={leadKind}
      form={leadForm}
      words={{ labels, show: { ...show, regionId: nameOf, ownerId: ownerName } }}
      query={LeadRecordDocument}
      create={LeadCreateDocument}
      update={LeadUpdateDocument}
      skeleton={skeleton}
    >
      <FormSection title="Person">
        <TextField name="firstName" label={labels.firstName} autoFocus={props.id === null} />
        <TextField name="lastName" label={labels.lastName} optional />
        <ToneBar />
        <TextField name="email" label={labels.email} type="email" optional help="An email or a phone number" />
        <TextField
          name="phoneNumber"
          label={labels.phoneNumber}
          type="tel"
          optional
          help="As dialled at home, or with +"
        />
        <SelectField
          name="regionId"
          label={labels.regionId}
          options={regions.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel="Choose"
        />
      </FormSection>
      <FormSection title="What they want">
        <SelectField name="whoIsLessonFor" label={labels.whoIsLessonFor} options={lessonForOptions} />
        <AutocompleteField name="subjects" label={labels.subjects} options={subjects} multiple optional />
        <TextArea name="message" label={labels.message} max={leadMessageMax} optional wide />
      </FormSection>
      <FormSection title="What is next">
        <SelectField name="ownerId" label={labels.ownerId} options={owners} emptyLabel="Nobody yet" optional />
        <DateField name="nextActionOn" label={labels.nextActionOn} optional />
        <TextField name="nextAction" label={labels.nextAction} optional wide />
      </FormSection>
      <FormSection title="Where they came from">
        <SelectField name="source" label={labels.source} options={sourceOptions} emptyLabel="Choose" />
        {props.id === null ? <CodeField label={labels.referralCode} /> : null}
        <TextField name="utmCampaign" label={labels.utmCampaign} optional />
        <TextField name="utmSource" label={labels.utmSource} optional help="For example google" />
        <TextField name="utmMedium" label={labels.utmMedium} optional help="For example cpc" />
      </FormSection>
    </RecordFormDialog>
  );
}
