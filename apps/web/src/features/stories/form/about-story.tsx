import { useFormikContext } from "formik";
import { languageOf } from "@app/domain/language/language-of.ts";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { PictureField } from "../../../shared/files/picture-field.tsx";
import { languages, levelOptions } from "../../../shared/review/content-labels.ts";
import { ageOptions, storyForm, type StoryValues } from "./story.fields.ts";

const { labels } = storyForm;

/** What a story is called, in which language it is, for whom, and its cover. */
export function AboutStory({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<StoryValues>();
  return (
    <FormSection title="About the story">
      <TextField name="title" label={labels.title} autoFocus={isNew} wide />
      {languageOf(values.subject) ? <ToneBar /> : null}
      <SelectField name="subject" label={labels.subject} options={languages} />
      <SelectField name="level" label={labels.level} options={levelOptions} />
      <SelectField name="ageGroup" label={labels.ageGroup} options={ageOptions} emptyLabel="Any" optional />
      <PictureField
        name="coverFileId"
        label={labels.coverFileId}
        kind="app-image"
        help="The first scene is shown without one."
        optional
        wide
      />
      {values.coverFileId ? <TextField name="coverAlt" label={labels.coverAlt} optional wide /> : null}
    </FormSection>
  );
}
