import { currencies } from "@app/domain/enums.ts";
import { payoutMethods } from "@app/domain/tutors/tutor-enums.ts";
import { payoutAccountRules } from "@app/domain/tutors/tutor-parts.ts";
import type { Currency, PayoutMethod } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { enumField, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { ChangedPartForm, NewPartForm } from "../../../shared/records/part-form.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { payoutOptions } from "../tutor-labels.ts";
import {
  PayoutAccountCreateDocument,
  PayoutAccountUpdateDocument,
  TutorPayDocument,
  type PayoutAccountItemFragment,
} from "./pay.generated.ts";
import { useTutorPart } from "./use-tutor-part.ts";

const shared = {
  method: { ...enumField<PayoutMethod>()("Method", payoutMethods, "bank"), show: labelOf(payoutOptions) },
  currency: enumField<Currency>()("Currency", currencies, "NGN"),
  holder: text("Account holder"),
} as const;
const numberLabel = "Account number";

const newForm = formOf<PayoutAccountItemFragment>()(payoutAccountRules, {
  ...shared,
  accountNumber: { label: numberLabel, empty: "", readFrom: () => "" },
});
/** The number that is kept is never shown; an empty field keeps it. */
const changedForm = formOf<PayoutAccountItemFragment>()(payoutAccountRules.partial({ accountNumber: true }), {
  ...shared,
  accountNumber: {
    label: numberLabel,
    empty: "",
    readFrom: () => "",
    parsed: (typed: string) => (typed.trim() === "" ? undefined : typed),
    // What stands in a draft or a question is never the number.
    show: (typed: string) => (typed === "" ? "as it was" : "another number"),
  },
});
const { labels } = newForm;
const currencyOptions = currencies.map((value) => ({ value, label: value }));

function Fields({ last4 }: { last4?: string }) {
  return (
    <FieldGrid>
      <SelectField name="method" label={labels.method} options={payoutOptions} />
      <SelectField name="currency" label={labels.currency} options={currencyOptions} />
      <TextField name="holder" label={labels.holder} wide />
      <TextField
        name="accountNumber"
        label={labels.accountNumber}
        optional={last4 !== undefined}
        autoComplete="off"
        wide
        help={
          last4 === undefined
            ? "Kept encrypted; afterwards only its last four characters are shown."
            : `Leave empty to keep the number that ends in ${last4}.`
        }
      />
    </FieldGrid>
  );
}

/** Where the pay of the tutor whose page is open goes. */
export function AccountForm({ onClose }: RecordDialogProps) {
  const { tutorId, data, saved } = useTutorPart(TutorPayDocument);
  if (!data) return null;
  // Somebody who is not a tutor yet has none: their page offers only to add one.
  const payoutAccount = data.tutor?.payoutAccount ?? null;
  const name = `account of ${tutorId}`;
  if (payoutAccount === null) {
    return (
      <NewPartForm
        form={newForm}
        name={name}
        onClose={onClose}
        title="Add payout account"
        saveLabel="Add account"
        create={PayoutAccountCreateDocument}
        given={{ personId: tutorId }}
        onSaved={() => saved("Account added.")}
      >
        <Fields />
      </NewPartForm>
    );
  }
  return (
    <ChangedPartForm
      form={changedForm}
      name={name}
      onClose={onClose}
      title="Change payout account"
      saveLabel="Save changes"
      update={PayoutAccountUpdateDocument}
      record={payoutAccount}
      onSaved={() => saved("Account saved.")}
    >
      <Fields last4={payoutAccount.last4} />
    </ChangedPartForm>
  );
}
