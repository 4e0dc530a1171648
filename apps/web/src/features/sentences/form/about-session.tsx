import { languageOf } from "@app/domain/language/language-of.ts";
import { useFormikContext } from "formik";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { languages, levelOptions } from "../../../shared/review/content-labels.ts";
import { sessionForm, type SessionValues } from "./session.fields.ts";

const { labels } = sessionForm;

/** What a session is called, in which language it is, and for whom. */
export function AboutSession({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<SessionValues>();
  return (
    <FormSection title="About the session">
      <TextField name="title" label={labels.title} autoFocus={isNew} wide />
      {languageOf(values.subject) ? <ToneBar /> : null}
      <SelectField name="subject" label={labels.subject} options={languages} />
      <SelectField name="level" label={labels.level} options={levelOptions} />
      <TextField name="topic" label={labels.topic} help="Such as food." optional />
    </FormSection>
  );
}
