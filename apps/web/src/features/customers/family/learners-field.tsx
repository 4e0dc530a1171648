import { FieldArray, useFormikContext } from "formik";
import { familyLearnersMax } from "@app/domain/customers/family.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Plus } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { relationshipOptions } from "../customer-labels.ts";
import { ageOptions } from "../dependents/dependent.fields.ts";
import { nextLearner, type FamilyValues } from "./family.fields.ts";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));

/** Those who learn, each in a section; the next one begins with what the last one has in common with them. */
export function LearnersField() {
  const { values } = useFormikContext<FamilyValues>();
  const { payer, learners } = values;
  return (
    <FieldArray name="learners">
      {(list) => (
        <>
          {learners.map((_, at) => {
            const name = (field: string) => `learners.${at}.${field}`;
            return (
              <FormSection key={at} title={learners.length > 1 ? `Learner ${at + 1}` : "Learner"}>
                <TextField name={name("firstName")} label="First name" autoFocus={at > 0} />
                <TextField
                  name={name("lastName")}
                  label="Last name"
                  placeholder={payer.lastName || "The payer’s"}
                  optional
                />
                <DateField past name={name("dateOfBirth")} label="Date of birth" help="Or choose an age group." />
                <SelectField
                  name={name("ageGroup")}
                  label="Age group"
                  options={ageOptions}
                  emptyLabel="By the date of birth"
                  help="Only without a date of birth."
                />
                <SelectField name={name("relationship")} label="Relationship" options={relationshipOptions} />
                <AutocompleteField
                  name={name("subjects")}
                  label="Subjects"
                  options={subjects}
                  multiple
                  optional
                  unknownLabel="A subject"
                  placeholder="Start typing"
                />
                <div data-wide="">
                  <Button plain type="button" onClick={() => list.remove(at)}>
                    {`Remove learner ${at + 1}`}
                  </Button>
                </div>
              </FormSection>
            );
          })}
          {learners.length < familyLearnersMax ? (
            <Button type="button" icon={Plus} onClick={() => list.push(nextLearner(learners.at(-1)))}>
              {learners.length === 0 ? "Add a learner" : "Add another learner"}
            </Button>
          ) : null}
        </>
      )}
    </FieldArray>
  );
}
