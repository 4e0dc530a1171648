import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { SumsField } from "../../../shared/records/sums-field.tsx";
import { CustomersField } from "../../customers/picker/customers-field.public.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { discountOptions, scopeOptions, targetOptions } from "../promo-labels.ts";
import { promoForm, type PromoValues } from "./promo.fields.ts";

const { labels } = promoForm;
const subjects = inSubjectOrder(subjectOptions).map((subject) => ({
  value: subject,
  label: subject,
}));

/** Fields that say what they are and cannot change any more. */
const Fixed = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <fieldset disabled={when} style={{ display: "contents" }}>
    {children}
  </fieldset>
);

function Discount() {
  const { discountType } = useFormikContext<PromoValues>().values;
  return (
    <FormSection title="Discount">
      <SelectField name="discountType" label={labels.discountType} options={discountOptions} />
      {discountType === "percent" ? <NumberField name="percentBp" label={labels.percentBp} end="%" /> : null}
      {discountType === "free-lessons" ? (
        <NumberField
          name="freeLessons"
          label={labels.freeLessons}
          help="The cheapest ones. Not for sums of money or trials."
        />
      ) : null}
      {discountType === "amount" ? (
        <SumsField
          name="amounts"
          label={labels.amounts}
          help="The code is refused in currencies that are left empty."
        />
      ) : (
        <SumsField name="maxDiscount" label={labels.maxDiscount} help="No limit in currencies that are left empty." />
      )}
      <SumsField name="minSpend" label={labels.minSpend} help="No minimum in currencies that are left empty." />
    </FormSection>
  );
}

/** What a promo takes off, for what, for whom and how often. */
export function PromoFields({
  isNew = false,
  isUsed = false,
  customers,
}: {
  isNew?: boolean;
  /** Only the name, the last day and the limits can change then. */
  isUsed?: boolean;
  customers: readonly { id: string; name: string }[];
}) {
  const { regions = [] } = useRegionChoices();
  const { customerScope } = useFormikContext<PromoValues>().values;
  return (
    <>
      <FormSection title="Promo">
        <Fixed when={isUsed}>
          <TextField
            name="code"
            label={labels.code}
            autoFocus={isNew}
            help="3 to 24 letters, numbers or hyphens. Customers may type it in any case."
          />
        </Fixed>
        <TextField name="name" label={labels.name} help="Shown on invoices beside the code." />
        <ToneBar />
      </FormSection>
      <Fixed when={isUsed}>
        <Discount />
        <FormSection title="What it can be used for">
          <AutocompleteField
            name="appliesTo"
            label={labels.appliesTo}
            options={targetOptions}
            multiple
            wide
            placeholder="Choose one or more"
          />
          <AutocompleteField
            name="subjects"
            label={labels.subjects}
            options={subjects}
            multiple
            optional
            placeholder="Every subject"
          />
          <AutocompleteField
            name="regionIds"
            label={labels.regionIds}
            options={regions.map(({ id, code, name }) => ({
              value: id,
              label: name,
              hint: code,
            }))}
            multiple
            optional
            placeholder="Every region"
            help="Its days follow the time zone of the first one."
          />
          <SwitchField name="stackable" label={labels.stackable} help="Up to three, if all of them can." wide />
        </FormSection>
      </Fixed>
      <FormSection title="Who can use it, and when">
        <Fixed when={isUsed}>
          <SelectField name="customerScope" label={labels.customerScope} options={scopeOptions} />
          {customerScope === "listed" ? (
            <CustomersField name="customerIds" label={labels.customerIds} known={customers} />
          ) : null}
          <DateField name="startsOn" label={labels.startsOn} />
        </Fixed>
        <DateField name="endsOn" label={labels.endsOn} optional help="It still counts on this day." />
        <NumberField name="maxRedemptions" label={labels.maxRedemptions} optional help="Leave empty for no limit." />
        <NumberField name="maxPerCustomer" label={labels.maxPerCustomer} />
      </FormSection>
    </>
  );
}
