import { useFormikContext } from "formik";
import { feedbackBodyMax } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { RecordFormDialog } from "../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { LearnerField } from "../customers/picker/learner-field.public.tsx";
import { useColleagueChoices } from "../journal/colleague-choices.public.ts";
import { LessonField } from "../lessons/lesson-field.public.tsx";
import { useTutorChoices } from "../tutors/tutor-choices.public.ts";
import { TutorFeedbackCreateDocument, TutorFeedbackUpdateDocument } from "./tutor-feedback-mutations.generated.ts";
import { authorOptions, categoryOptions, ratingOptions } from "./tutor-feedback-labels.ts";
import { tutorFeedbackForm } from "./tutor-feedback.fields.ts";
import { TutorFeedbackRecordDocument } from "./tutor-feedback.generated.ts";
import { tutorFeedbackKind } from "./tutor-feedback.kind.ts";

const skeleton = [{}, {}, { wide: true }, {}, {}];
const { labels, recordOf } = tutorFeedbackForm;
type Values = ReturnType<typeof recordOf>["values"];

interface Choice {
  value: string;
  label: string;
}

function Fields({
  isNew,
  tutors,
  staff,
}: {
  isNew: boolean;
  tutors: readonly Choice[] | null;
  staff: readonly Choice[];
}) {
  const { values } = useFormikContext<Values>();
  const isNamed = isNew && (values.authorKind === "customer" || values.authorKind === "learner");
  const isSafeguarding = values.category === "safeguarding";
  return (
    <FieldGrid>
      {tutors ? (
        <AutocompleteField
          name="personId"
          label={labels.personId}
          options={tutors}
          placeholder="Start typing a name"
          wide
        />
      ) : null}
      {isNew ? <SelectField name="authorKind" label={labels.authorKind} options={authorOptions} /> : null}
      {isNamed ? <LearnerField name="authorId" label={`${labels.authorId} (optional)`} /> : null}
      <SelectField
        name="category"
        label={labels.category}
        options={categoryOptions}
        emptyLabel="Choose"
        help={isSafeguarding ? "Goes at once to directors and super-admins. Nobody else can read it." : undefined}
      />
      {values.authorKind === "tutor" ? null : (
        <SelectField name="rating" label={labels.rating} options={ratingOptions} emptyLabel="None" optional />
      )}
      <TextArea name="body" label={labels.body} max={feedbackBodyMax} wide />
      <LessonField name="lessonId" of={values.personId ? { tutorId: values.personId } : null} />
      <SelectField name="assigneeId" label={labels.assigneeId} options={staff} emptyLabel="Nobody" optional />
      <SwitchField name="sharedWithTutor" label={labels.sharedWithTutor} />
    </FieldGrid>
  );
}

/** New feedback as somebody gave it, or what is kept of it. */
export function TutorFeedbackForm(props: RecordDialogProps) {
  const { name, id } = props;
  const tutors = useTutorChoices();
  const staff = useColleagueChoices();
  const isNew = name === "new" || name === "newFeedback";
  const form: typeof tutorFeedbackForm = {
    ...tutorFeedbackForm,
    recordOf(record) {
      const { version, values } = recordOf(record);
      const begun = { personId: name === "newFeedback" ? (id ?? "") : "" };
      return { version, values: record ? values : { ...values, ...begun } };
    },
  };
  const nameIn = (choices: readonly Choice[], other: string) => (value: unknown) =>
    choices.find((one) => one.value === value)?.label ?? other;
  const show = {
    ...tutorFeedbackForm.show,
    personId: nameIn(tutors, "another tutor"),
    assigneeId: nameIn(staff, "nobody"),
  };
  return (
    <RecordFormDialog
      {...props}
      id={isNew ? null : id}
      kind={tutorFeedbackKind}
      form={form}
      words={{ labels, show }}
      query={TutorFeedbackRecordDocument}
      create={TutorFeedbackCreateDocument}
      update={TutorFeedbackUpdateDocument}
      skeleton={skeleton}
    >
      <Fields isNew={isNew} tutors={name === "new" ? tutors : null} staff={staff} />
    </RecordFormDialog>
  );
}
