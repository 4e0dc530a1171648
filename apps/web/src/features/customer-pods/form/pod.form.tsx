import { useFormikContext } from "formik";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { PodCreateDocument, PodUpdateDocument } from "../pod-mutations.generated.ts";
import { PodRecordDocument } from "../pod.generated.ts";
import { podKind } from "../pod.kind.ts";
import { MembersField } from "./members-field.tsx";
import { PayerField } from "./payer-field.tsx";
import { billingOptions, levelOptions, podForm, type PodValues } from "./pod.fields.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const skeleton = [{ wide: true }, { bar: true }, {}, {}, {}, {}, {}, {}, { wide: true }, { wide: true }];

/** A new pod, or one that is there: what it is called, what it learns, who is in it and who pays. */
export function PodForm(props: RecordDialogProps) {
  const { regions = [], nameOf } = useRegionChoices();
  const tutors = useTutorChoices();
  const { labels, show } = podForm;
  const tutorOf = (id: unknown) => tutors.find(({ value }) => value === id)?.label ?? "another tutor";
  return (
    <RecordFormDialog
      {...props}
      kind={podKind}
      form={podForm}
      words={{ labels, show: { ...show, regionId: nameOf, tutorId: tutorOf } }}
      query={PodRecordDocument}
      create={PodCreateDocument}
      update={PodUpdateDocument}
      skeleton={skeleton}
    >
      <Fields
        isNew={props.id === null}
        regions={regions.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }))}
        tutors={tutors}
      />
    </RecordFormDialog>
  );
}

type Choices = ReturnType<typeof useTutorChoices>;

function Fields({ isNew, regions, tutors }: { isNew: boolean; regions: Choices; tutors: Choices }) {
  const { values } = useFormikContext<PodValues>();
  const { labels } = podForm;
  return (
    <FieldGrid>
      <TextField name="name" label={labels.name} autoFocus={isNew} wide help="Unique in its region" />
      <ToneBar />
      <SelectField
        name="regionId"
        label={labels.regionId}
        options={regions}
        emptyLabel="Choose"
        disabled={!isNew}
        help={isNew ? undefined : "A pod’s region cannot be changed."}
      />
      <TimeZoneField name="anchorTimeZone" label={labels.anchorTimeZone} keepValue />
      <SelectField name="subject" label={labels.subject} options={subjects} emptyLabel="Choose" />
      <SelectField name="level" label={labels.level} options={levelOptions} emptyLabel="Not known" optional />
      <AutocompleteField
        name="tutorId"
        label={labels.tutorId}
        options={tutors}
        unknownLabel="The chosen tutor"
        optional
        placeholder="Start typing a name"
      />
      <SelectField name="billingMode" label={labels.billingMode} options={billingOptions} />
      <MembersField isShared={values.billingMode === "split"} />
      {values.billingMode === "one-payer" ? <PayerField label={labels.payerCustomerId} /> : null}
    </FieldGrid>
  );
}
