import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { PolicyCreateDocument, PolicyUpdateDocument } from "../policy-mutations.generated.ts";
import { PolicyRegions, PolicyVersion } from "../policy-parts.tsx";
import { PolicyRecordDocument } from "../policy.generated.ts";
import { policyKind } from "../policy.kind.ts";
import { policyForm } from "./policy.fields.ts";

const skeleton = [{ wide: true }, { bar: true }, { help: true }, {}, { help: true }, {}, {}, { help: true }, {}, {}];

/** Which version is edited, who uses it, and whom an edit leaves alone. */
function Standing({ id }: { id: string }) {
  const { data } = useQuery(PolicyRecordDocument, { variables: { id } });
  if (!data?.record) return null;
  return (
    <p>
      <PolicyVersion {...data.record} />. Lessons agreed earlier keep the terms they were agreed under.
      <br />
      Used by: <PolicyRegions regions={data.record.regions} />
    </p>
  );
}

/** What cancelling, moving or missing a lesson costs the customer and pays the tutor. */
export function PolicyForm(props: RecordDialogProps) {
  const { labels, show } = policyForm;
  return (
    <RecordFormDialog
      {...props}
      kind={policyKind}
      form={policyForm}
      words={{ labels, show }}
      query={PolicyRecordDocument}
      create={PolicyCreateDocument}
      update={PolicyUpdateDocument}
      skeleton={skeleton}
    >
      {props.id === null ? null : <Standing id={props.id} />}
      <FieldGrid>
        <TextField name="name" label={labels.name} autoFocus={props.id === null} wide />
        <ToneBar />
      </FieldGrid>
      <FormSection title="Customers" note="Percentages of the price">
        <NumberField
          name="windowHours"
          label={labels.windowHours}
          end="hours"
          help="With less notice, a cancellation is late"
        />
        <NumberField name="lateCancelPercent" label={labels.lateCancelPercent} end="%" />
        <NumberField
          name="graceMinutes"
          label={labels.graceMinutes}
          end="minutes"
          help="Until then, the learner may still join"
        />
        <NumberField name="noShowPercent" label={labels.noShowPercent} end="%" />
      </FormSection>
      <FormSection title="Tutors" note="Percentages of the usual pay">
        <NumberField name="tutorLatePayPercent" label={labels.tutorLatePayPercent} end="%" />
        <NumberField
          name="tutorWaitPayPercent"
          label={labels.tutorWaitPayPercent}
          end="%"
          help="For a late cancellation that is not charged"
        />
      </FormSection>
      <FormSection title="Free allowances">
        <NumberField name="freeLateCancelsPerTerm" label={labels.freeLateCancelsPerTerm} />
        <NumberField name="freeReschedules" label={labels.freeReschedules} />
        <SwitchField name="outageIsFree" label={labels.outageIsFree} wide />
      </FormSection>
    </RecordFormDialog>
  );
}
