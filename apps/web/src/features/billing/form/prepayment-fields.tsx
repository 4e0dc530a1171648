import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import type { Currency } from "@app/domain/enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { genderOptions } from "../../customers/person-labels.public.ts";
import { CustomerField } from "../../customers/picker/customer-field.public.tsx";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { gatewayOptions, gatewayWord, typeOptions } from "../billing-labels.ts";
import { InstalmentFields } from "./instalment-fields.tsx";
import { OfferedGatewaysDocument } from "./payer.generated.ts";
import { PromoBox } from "./promo-box.tsx";
import { prepaymentForm, type PrepaymentValues } from "./prepayment.fields.ts";
import { useDraftPromos } from "./use-draft-promos.ts";
import { usePriceRemark } from "./use-price-remark.ts";
import { useFillingPayer, usePayerLearners } from "./use-payer.ts";

const { labels } = prepaymentForm;
const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const recipients = [
  { value: "me", label: "The customer" },
  { value: "dependent", label: "A dependent" },
  { value: "pod", label: "A learning pod" },
];

/** Who is billed. Choosing a customer fills in the rest. */
function BillTo() {
  const payer = useFillingPayer();
  return (
    <FormSection title="1. Who is billed" note={payer?.region ? `Issued by ${payer.region.name}` : undefined}>
      <CustomerField name="studentCustomer" label={labels.studentCustomer} />
      <TextField name="firstName" label={labels.firstName} />
      <TextField name="lastName" label={labels.lastName} />
      <TextField name="email" label={labels.email} type="email" />
      <TextField name="secondary_email" label={labels.secondary_email} type="email" optional />
      <TextField name="phoneNumber" label={labels.phoneNumber} type="tel" optional />
      <TimeZoneField name="timeZone" label={labels.timeZone} keepValue />
      <SelectField name="gender" label={labels.gender} options={genderOptions} emptyLabel="Not given" optional />
      <TextField name="zohoEmail" label={labels.zohoEmail} type="email" optional />
    </FormSection>
  );
}

/** Whom the lessons are for: of the chosen customer's account. */
function Learner() {
  const { values } = useFormikContext<PrepaymentValues>();
  const { studentCustomer, whoIsLessonFor } = values;
  const learners = usePayerLearners(studentCustomer, whoIsLessonFor);
  return (
    <>
      <SelectField name="whoIsLessonFor" label={labels.whoIsLessonFor} options={recipients} />
      {whoIsLessonFor === "me" ? null : (
        <SelectField
          name="learner"
          label={whoIsLessonFor === "pod" ? "Learning pod" : "Dependent"}
          options={learners}
          emptyLabel="Choose"
          help={studentCustomer === "" ? "Choose the customer first." : undefined}
        />
      )}
    </>
  );
}

/** Codes of promos, by the price as it is typed. */
function Promos() {
  const { values } = useFormikContext<PrepaymentValues>();
  const { resultOf, isWaiting } = useDraftPromos();
  return (
    <PromoBox
      currency={values.lessonPrice.currency as Currency}
      resultOf={resultOf}
      isWaiting={isWaiting}
      unknown="Enter the price to see what it takes off."
    />
  );
}

function Price() {
  const { values } = useFormikContext<PrepaymentValues>();
  const { currency } = values.lessonPrice;
  const { data } = useQuery(
    OfferedGatewaysDocument,
    currency ? { variables: { currency: currency as Currency } } : skipToken,
  );
  const offered = data?.paymentGateways ?? [];
  return (
    <FormSection title="3. Price and payment">
      <SelectField name="lessonPrice.currency" label="Currency" options={currencyOptions} />
      <MoneyField
        name="lessonPrice.amount"
        label="Price of a lesson"
        currency={currency as Currency}
        help={usePriceRemark(values) ?? undefined}
      />
      <NumberField name="lessonPrice.lessonCount" label="Number of lessons" />
      <NumberField name="lessonPrice.durationMinutes" label="Length of a lesson" end="min" />
      <SelectField
        name="paymentGateway"
        label={labels.paymentGateway}
        options={gatewayOptions.filter(({ value }) => offered.includes(value))}
        help={offered.length > 0 ? `Offered in ${currency}: ${offered.map(gatewayWord).join(", ")}` : undefined}
      />
      <Promos />
      <InstalmentFields />
    </FormSection>
  );
}

/** The fields of a prepayment invoice: who, what, for how much, and what is said beside it. */
export function PrepaymentFields() {
  const tutors = useTutorChoices();
  return (
    <>
      <BillTo />
      <FormSection title="2. What is bought">
        <SelectField name="type" label={labels.type} options={typeOptions} />
        <Learner />
        <AutocompleteField
          name="subjects"
          label={labels.subjects}
          options={subjects}
          multiple
          placeholder="Choose one or more"
        />
        <AutocompleteField
          name="tutors"
          label={labels.tutors}
          options={tutors}
          multiple
          optional
          unknownLabel="A tutor"
          placeholder="Anybody who teaches it"
          wide
        />
      </FormSection>
      <Price />
      <FormSection title="4. Notes" columns={1}>
        <TextArea name="memo" label={labels.memo} max={1000} optional help="Shown on the invoice." />
        <TextArea name="internalNote" label={labels.internalNote} max={1000} optional help="Only staff read it." />
      </FormSection>
    </>
  );
}
