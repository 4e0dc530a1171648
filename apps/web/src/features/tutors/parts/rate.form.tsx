import { currencies } from "@app/domain/enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { paidLessonKinds } from "@app/domain/tutors/tutor-enums.ts";
import { payRateRules } from "@app/domain/tutors/tutor-parts.ts";
import type { Currency, PaidLessonKind } from "@app/schema/types.generated.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { amount, enumField, optionalEnumField, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { NewPartForm } from "../../../shared/records/part-form.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { lessonKindOptions } from "../tutor-labels.ts";
import { PayRateCreateDocument, TutorPayDocument, type PayRateItemFragment } from "./pay.generated.ts";
import { useTutorPart } from "./use-tutor-part.ts";

const form = formOf<PayRateItemFragment>()(payRateRules, {
  subject: text("Subject"),
  lessonKind: optionalEnumField<PaidLessonKind>()("Lessons", paidLessonKinds, lessonKindOptions),
  currency: enumField<Currency>()("Currency", currencies, "NGN"),
  amount: amount("Pay for an hour", "amount"),
  effectiveFrom: text("From"),
});
const { labels } = form;
const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const currencyOptions = currencies.map((value) => ({ value, label: value }));

/** A new rate of the tutor whose page is open. One that is there is never changed: another takes its place. */
export function RateForm({ onClose }: RecordDialogProps) {
  const { tutorId, data, saved } = useTutorPart(TutorPayDocument);
  const currency = data?.tutor?.payRates?.[0]?.currency ?? data?.tutor?.payoutAccount?.currency;
  return (
    <NewPartForm
      form={form}
      name={`rate of ${tutorId}`}
      title="Add rate"
      saveLabel="Add rate"
      create={PayRateCreateDocument}
      given={{ personId: tutorId }}
      begin={currency ? { currency } : {}}
      onSaved={() => saved("Rate added.")}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="amount" label={labels.amount} placeholder="4500.00" />
        <SelectField name="currency" label={labels.currency} options={currencyOptions} />
        <SelectField name="subject" label={labels.subject} options={subjects} emptyLabel="Every subject" optional />
        <SelectField
          name="lessonKind"
          label={labels.lessonKind}
          options={lessonKindOptions}
          emptyLabel="Every kind"
          optional
        />
        <DateField name="effectiveFrom" label={labels.effectiveFrom} help="The first day it counts for" wide />
      </FieldGrid>
    </NewPartForm>
  );
}
