import { useFormikContext } from "formik";
import type { ReferralScheme } from "@app/domain/referrals/referral-enums.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { CustomerField } from "../../customers/picker/customer-field.public.tsx";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { ReferrerCreateDocument, ReferrerUpdateDocument } from "../referrer-mutations.generated.ts";
import { ReferrerRecordDocument } from "../referrer.generated.ts";
import { customerReferrerKind, kindOf, teacherReferrerKind } from "../referrer.kind.ts";
import { payoutMethodOptions } from "../referrer-labels.ts";
import { BothSides, TeacherReward } from "./reward-fields.tsx";
import { referrerForm, type ReferrerValues } from "./referrer.fields.ts";

const { labels, show } = referrerForm;
const skeleton = [{}, {}, {}, {}, {}, {}];

const common = {
  form: referrerForm,
  words: { labels, show },
  query: ReferrerRecordDocument,
  create: ReferrerCreateDocument,
  update: ReferrerUpdateDocument,
  skeleton,
};

/** Lets a teacher refer new customers. */
export function NewTeacherReferrer(props: RecordDialogProps) {
  return (
    <RecordFormDialog {...props} {...common} kind={teacherReferrerKind} begin={{ percentBp: 10 }}>
      <Person scheme="teacher" />
      <Terms isNew />
    </RecordFormDialog>
  );
}

/** Lets a customer refer new customers. */
export function NewCustomerReferrer(props: RecordDialogProps) {
  return (
    <RecordFormDialog {...props} {...common} kind={customerReferrerKind} begin={{ scheme: "customer" }}>
      <Person scheme="customer" />
      <Terms isNew />
    </RecordFormDialog>
  );
}

/** Changes the terms of a referrer. */
export function ReferrerForm(props: RecordDialogProps) {
  const { data } = useQuery(ReferrerRecordDocument, { variables: { id: props.id ?? "" } });
  const kind = data?.record ? kindOf(data.record) : teacherReferrerKind;
  return (
    <RecordFormDialog {...props} {...common} kind={kind}>
      <Terms />
    </RecordFormDialog>
  );
}

/** Who refers: a customer; or a tutor, or somebody who is not known yet. */
function Person({ scheme }: { scheme: ReferralScheme }) {
  const { personId } = useFormikContext<ReferrerValues>().values;
  const tutors = useTutorChoices();
  if (scheme === "customer")
    return (
      <FormSection title="Customer">
        <CustomerField name="personId" label="Customer" optional={false} />
      </FormSection>
    );
  return (
    <FormSection title="Person">
      <AutocompleteField
        name="personId"
        label="Tutor"
        options={tutors}
        optional
        wide
        placeholder="Name of a tutor"
        help="Leave empty for somebody who does not teach with us."
      />
      {personId ? null : (
        <>
          <TextField name="firstName" label={labels.firstName} />
          <TextField name="lastName" label={labels.lastName} />
          <ToneBar />
          <TextField name="email" label={labels.email} type="email" />
          <TextField name="phoneNumber" label={labels.phoneNumber} type="tel" optional help="With +" />
        </>
      )}
    </FormSection>
  );
}

function Terms({ isNew = false }: { isNew?: boolean }) {
  const { scheme } = useFormikContext<ReferrerValues>().values;
  return (
    <>
      {scheme === "teacher" ? <TeacherReward /> : <BothSides />}
      <FormSection title="Scheme">
        <TextField
          name="code"
          label={labels.code}
          optional={isNew}
          help={
            isNew
              ? "Leave empty to use their name. 3 to 24 letters, numbers or hyphens."
              : "Earlier codes stay theirs. 3 to 24 letters, numbers or hyphens."
          }
        />
        {scheme === "teacher" ? (
          <SelectField
            name="payoutMethod"
            label={labels.payoutMethod}
            options={payoutMethodOptions}
            emptyLabel="Not said yet"
            optional
          />
        ) : null}
        <NumberField name="qualifyingLessons" label={labels.qualifyingLessons} help="Trials do not count." />
        <NumberField name="holdDays" label={labels.holdDays} />
      </FormSection>
    </>
  );
}
