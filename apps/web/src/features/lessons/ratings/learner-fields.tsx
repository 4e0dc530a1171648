import { skills } from "@app/domain/ratings/rating-enums.ts";
import { studentNoteMax } from "@app/domain/ratings/rating.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { levelOptions, skillWords, starOptions } from "./rating-labels.ts";

/** What a tutor says of a learner: a score for each skill, engagement always. */
export const LearnerFields = () => (
  <>
    {skills.map((skill) => (
      <SelectField
        key={skill}
        name={skill}
        label={skillWords[skill]}
        options={starOptions}
        {...(skill === "engagement" ? {} : { optional: true, emptyLabel: "Not scored" })}
      />
    ))}
    <SelectField name="levelAfter" label="Level reached" options={levelOptions} emptyLabel="Not said" optional />
    <TextArea name="note" label="Note" max={studentNoteMax} optional wide />
  </>
);
