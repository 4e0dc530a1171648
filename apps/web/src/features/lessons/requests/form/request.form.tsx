import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { goalsMax } from "@app/domain/lessons/request.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { RecordFormDialog } from "../../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useOwnerChoices } from "../../../customers/owner-choices.public.ts";
import { useTutorChoices } from "../../../tutors/tutor-choices.public.ts";
import { LessonRequestCreateDocument, LessonRequestUpdateDocument } from "../request-mutations.generated.ts";
import { genderOptions, lengthOptions, lessonKindOptions, levelOptions } from "../request-labels.ts";
import { LessonRequestRecordDocument } from "../request.generated.ts";
import { requestKind } from "../request.kind.ts";
import { LearnerSection, PartySection } from "./party-section.tsx";
import { newTime, requestForm, type RequestValues } from "./request.fields.ts";
import { TimesField } from "./times-field.tsx";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));
const skeleton = [{ wide: true }, {}, {}, {}, {}, {}, {}, { wide: true }, { wide: true }, {}, {}];
const { labels, show } = requestForm;

/** Where the learners are given, one of them is chosen. */
const formAmong: typeof requestForm = {
  ...requestForm,
  check: (values) => ({
    ...requestForm.check(values),
    ...(!values.learnerId && { learnerId: lessonMessages.chooseLearner }),
  }),
};

interface RequestFormProps extends RecordDialogProps {
  /** What a new request begins with. */
  begin?: Partial<RequestValues>;
  /** Those among whom a new request's learner is chosen, where it is clear on whose account they are. */
  learners?: readonly Option[];
}

/** A new request, or one that is open: whom it is for, what they want, when, and from whom. */
export function RequestForm({ begin, learners, ...props }: RequestFormProps) {
  const party = learners ? <LearnerSection learners={learners} /> : <PartySection />;
  const owners = useOwnerChoices();
  const tutors = useTutorChoices();
  const ownerName = (id: unknown) => owners.find(({ value }) => value === id)?.label ?? "another colleague";
  return (
    <RecordFormDialog
      {...props}
      {...(begin && { begin })}
      kind={requestKind}
      form={learners ? formAmong : requestForm}
      words={{ labels, show: { ...show, ownerId: ownerName } }}
      query={LessonRequestRecordDocument}
      create={LessonRequestCreateDocument}
      update={LessonRequestUpdateDocument}
      skeleton={skeleton}
    >
      <Fields party={props.id === null ? party : null} owners={owners} tutors={tutors} />
    </RecordFormDialog>
  );
}

type Choices = ReturnType<typeof useTutorChoices>;

/** `party`: whom a new request is for; of one that is there it stays. */
function Fields({ party, owners, tutors }: { party: ReactNode; owners: Choices; tutors: Choices }) {
  const isNew = party !== null;
  const { values } = useFormikContext<RequestValues>();
  return (
    <>
      {party}
      <FormSection title="What they want">
        <SelectField name="subject" label={labels.subject} options={subjects} emptyLabel="Choose" />
        <SelectField name="kind" label={labels.kind} options={lessonKindOptions} />
        <SelectField name="level" label={labels.level} options={levelOptions} emptyLabel="Not known" optional />
        <SelectField name="durationMinutes" label={labels.durationMinutes} options={lengthOptions} />
        <NumberField name="lessonsPerWeek" label={labels.lessonsPerWeek} />
        <TextArea name="goals" label={labels.goals} max={goalsMax} optional wide />
      </FormSection>
      <FormSection title="When">
        <TimesField label={labels.preferredTimes} last={values.preferredTimes.at(-1) ?? newTime} />
        <DateField name="startOn" label={labels.startOn} optional />
      </FormSection>
      <FormSection title="From whom">
        <AutocompleteField
          name="preferredTutorIds"
          label={labels.preferredTutorIds}
          options={tutors}
          multiple
          optional
          unknownLabel="A tutor"
          placeholder="Start typing a name"
        />
        <SelectField name="tutorGender" label={labels.tutorGender} options={genderOptions} emptyLabel="Any" optional />
        <TextField name="dialect" label={labels.dialect} optional help="For example Onitsha" />
      </FormSection>
      <FormSection title="Who looks after it">
        <SelectField
          name="ownerId"
          label={labels.ownerId}
          options={owners}
          emptyLabel={isNew ? "Next colleague for the region" : "Nobody"}
          optional
          help={
            isNew
              ? "Goes in turn to the colleagues assigned to the region. If there are none, everybody who can claim it is notified."
              : undefined
          }
        />
      </FormSection>
    </>
  );
}

/** A new request for the learner whose id the address gives. */
export const RequestFor = ({ id, ...props }: RecordDialogProps) => (
  <RequestForm {...props} id={null} begin={{ learnerId: id ?? "" }} />
);
