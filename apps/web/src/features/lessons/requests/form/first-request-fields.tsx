import { useField } from "formik";
import { goalsMax } from "@app/domain/lessons/request.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { NumberField } from "@app/ui/form/number-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { lengthOptions, lessonKindOptions } from "../request-labels.ts";
import { newTime, requestForm, type TimeValue } from "./request.fields.ts";
import { TimesField } from "./times-field.tsx";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const { labels } = requestForm;

/** What somebody who is being added asks for first, at a path of a form. */
export function FirstRequestFields({ name, learners }: { name: string; learners: readonly Option[] }) {
  const [{ value: times }] = useField<readonly TimeValue[]>(`${name}.preferredTimes`);
  return (
    <>
      <SelectField name={`${name}.learnerAt`} label="For" options={learners} />
      <SelectField name={`${name}.subject`} label={labels.subject} options={subjects} emptyLabel="Choose" />
      <SelectField name={`${name}.kind`} label={labels.kind} options={lessonKindOptions} />
      <SelectField name={`${name}.durationMinutes`} label={labels.durationMinutes} options={lengthOptions} />
      <NumberField name={`${name}.lessonsPerWeek`} label={labels.lessonsPerWeek} />
      <TimesField
        name={`${name}.preferredTimes`}
        label={labels.preferredTimes}
        last={times.at(-1) ?? newTime}
        zonePlaceholder="The family’s"
      />
      <TextArea name={`${name}.goals`} label={labels.goals} max={goalsMax} optional wide />
    </>
  );
}
