import { useFormikContext } from "formik";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SumsField } from "../../../shared/records/sums-field.tsx";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { rewardKindOptions, rewardTypeOptions } from "../referrer-labels.ts";
import { currencyTyped, referrerForm, type ReferrerValues } from "./referrer.fields.ts";

const { labels } = referrerForm;
const creditOptions = rewardKindOptions.filter(({ value }) => value !== "amount");

/** What a teacher is paid for a new customer. */
export function TeacherReward() {
  const { values } = useFormikContext<ReferrerValues>();
  return (
    <FormSection title="Reward">
      <SelectField name="rewardType" label={labels.rewardType} options={rewardTypeOptions} />
      {values.rewardType === "percent" ? (
        <>
          <NumberField
            name="percentBp"
            label={labels.percentBp}
            end="%"
            help="Of what the first paid invoice comes to after promos, without tax."
          />
          <SumsField
            name="capPerReferral"
            label={labels.capPerReferral}
            help="For each referral. No limit in currencies that are left empty."
          />
        </>
      ) : (
        <>
          <SelectField
            name="rewardCurrency"
            label={labels.rewardCurrency}
            options={currencyOptions}
            emptyLabel="Choose"
          />
          <MoneyField name="rewardAmount" label={labels.rewardAmount} currency={currencyTyped(values)} />
        </>
      )}
    </FormSection>
  );
}

interface SideProps {
  name: "ownReward" | "refereeReward";
  options: typeof rewardKindOptions;
}

function Side({ name, options }: SideProps) {
  const { kind } = useFormikContext<ReferrerValues>().values[name];
  return (
    <>
      <SelectField name={`${name}.kind`} label={labels[name]} options={options} />
      {kind === "credit-lessons" ? (
        <NumberField name={`${name}.lessons`} label="Lessons" help="Of 60 minutes each." />
      ) : (
        <SumsField
          name={`${name}.amounts`}
          label="Amount"
          help="In the currency they pay in. Nothing in currencies that are left empty."
        />
      )}
    </>
  );
}

/** What both sides are given where a customer refers another. */
export function BothSides() {
  return (
    <FormSection title="Rewards">
      <Side name="ownReward" options={rewardKindOptions} />
      <Side name="refereeReward" options={creditOptions} />
    </FormSection>
  );
}
