import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { relationshipOptions } from "../customer-labels.ts";
import { ageOptions, dependentForm } from "../dependents/dependent.fields.ts";
import { nobodyYet, type CustomerValues } from "./customer.fields.ts";

const { labels } = dependentForm;

/** Once somebody says whom the lessons are for: the customer learns only if they do, and a dependent only then. */
export function useLearnerBy(lessonsFor: string) {
  const { setFieldValue } = useFormikContext<CustomerValues>();
  const before = useRef(lessonsFor);
  useEffect(() => {
    if (before.current === lessonsFor) return;
    before.current = lessonsFor;
    void setFieldValue("isLearner", lessonsFor === "me", false);
    if (lessonsFor !== "dependent") void setFieldValue("dependent", nobodyYet, false);
  }, [lessonsFor, setFieldValue]);
}

/** Whom a new customer’s lessons are for. */
export function FirstDependentFields() {
  const { values } = useFormikContext<CustomerValues>();
  if (values.whoIsLessonFor !== "dependent") return null;
  return (
    <FormSection title="Dependent" note="Leave this empty to add them later.">
      <TextField name="dependent.firstName" label={labels.firstName} optional />
      <TextField name="dependent.lastName" label={labels.lastName} placeholder="The customer’s" optional />
      <ToneBar />
      <SelectField name="dependent.relationship" label={labels.relationship} options={relationshipOptions} />
      <DateField past name="dependent.dateOfBirth" label={labels.dateOfBirth} optional />
      <SelectField
        name="dependent.ageGroup"
        label={labels.ageGroup}
        options={ageOptions}
        emptyLabel="By the date of birth"
        optional
      />
    </FormSection>
  );
}
