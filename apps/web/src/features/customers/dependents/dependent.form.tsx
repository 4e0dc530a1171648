import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { dependentKind } from "../customer.kind.ts";
import { genderOptions, relationshipOptions } from "../customer-labels.ts";
import { ageOptions, dependentForm, levelOptions } from "./dependent.fields.ts";
import { DependentCreateDocument, DependentUpdateDocument } from "./dependent-mutations.generated.ts";
import { DependentRecordDocument } from "./dependent.generated.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const skeleton = [{}, {}, { bar: true }, {}, {}, {}, {}, {}, {}, { wide: true }, { wide: true }];
const { labels, show, recordOf } = dependentForm;
const textMax = 1000;

/** Somebody new on the account of the customer whom `?newDependent` names, or a dependent who is there. */
export function DependentForm(props: RecordDialogProps) {
  const isNew = props.name === "newDependent";
  const customerId = props.id ?? "";
  const form: typeof dependentForm = {
    ...dependentForm,
    recordOf: (record) => {
      const { version, values } = recordOf(record);
      return { version, values: record ? values : { ...values, customerId } };
    },
  };
  return (
    <RecordFormDialog
      {...props}
      id={isNew ? null : props.id}
      kind={dependentKind}
      form={form}
      words={{ labels, show }}
      query={DependentRecordDocument}
      create={DependentCreateDocument}
      update={DependentUpdateDocument}
      skeleton={skeleton}
    >
      <FieldGrid>
        <TextField name="firstName" label={labels.firstName} autoFocus={isNew} />
        <TextField name="lastName" label={labels.lastName} />
        <ToneBar />
        <SelectField
          name="relationship"
          label={labels.relationship}
          options={relationshipOptions}
          emptyLabel="Choose"
          help="To the customer"
        />
        <SelectField name="gender" label={labels.gender} options={genderOptions} emptyLabel="Not known" optional />
        <DateField past name="dateOfBirth" label={labels.dateOfBirth} help="Or choose an age group." />
        <SelectField
          name="ageGroup"
          label={labels.ageGroup}
          options={ageOptions}
          emptyLabel="By the date of birth"
          help="Only without a date of birth."
        />
        <AutocompleteField name="subjects" label={labels.subjects} options={subjects} multiple optional />
        <SelectField name="level" label={labels.level} options={levelOptions} emptyLabel="Not known" optional />
        <TimeZoneField name="timeZone" label={labels.timeZone} placeholder="The customer’s" optional wide />
        <TextArea name="learningNeeds" label={labels.learningNeeds} max={textMax} optional wide />
        <TextArea
          name="safeguardingNote"
          label={labels.safeguardingNote}
          max={textMax}
          optional
          wide
          help="Seen by admins, directors and super-admins only."
        />
        <SwitchField name="photoConsent" label={labels.photoConsent} wide />
      </FieldGrid>
    </RecordFormDialog>
  );
}
