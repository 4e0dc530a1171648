import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { AssignFields } from "../creators/assign/assign-fields.tsx";
import { assignForm, dueForm, type AssignValues, type DueValues } from "../creators/assign/assign.fields.ts";
import { ExamLessonSetDueDocument, type ExamLessonSetDueMutation } from "../creators/assign/assign.generated.ts";
import { useAssignForm } from "../creators/assign/use-assign.ts";
import type { LessonStatusRowFragment } from "../creators/creators.generated.ts";

interface DialogProps {
  lesson: LessonStatusRowFragment;
  onClose: () => void;
}

/** Who is to write a lesson, and by when, over its page. */
export function WritingDialogs({ asked, ...about }: DialogProps & { asked: "assign" | "due" }) {
  return asked === "assign" ? <AssignDialog {...about} /> : <DueDialog {...about} />;
}

function AssignDialog({ lesson, onClose }: DialogProps) {
  const { form, discardAndLeave } = useAssignForm(lesson, onClose);
  const leave = () => {
    discardAndLeave();
    onClose();
  };
  return (
    <FormDialog<AssignValues>
      open
      wide
      onClose={leave}
      title={`${lesson.assignee ? "Reassign" : "Assign"} ${lesson.name}`}
      saveLabel="Assign lesson"
      {...form}
      validate={assignForm.check}
    >
      <AssignFields holder={lesson.assignee} />
    </FormDialog>
  );
}

function DueDialog({ lesson, onClose }: DialogProps) {
  const { save } = useSave(ExamLessonSetDueDocument, ({ saved }) => saved);
  const { form, discardAndLeave } = useRecordForm<DueValues, ExamLessonSetDueMutation["saved"]>({
    name: "lesson-due",
    id: lesson.id,
    labels: dueForm.labels,
    show: dueForm.show,
    record: dueForm.recordOf(lesson),
    recordOf: ({ current }) => (current?.__typename === "ExamLesson" ? dueForm.recordOf(current) : null),
    send: (version, _changed, values, sink) => save({ id: lesson.id, version, ...dueForm.inputOf(values) }, sink),
    onSaved: ({ record }) => {
      toast.done(record?.dueOn == null ? "It has no due date now." : "Due date changed.");
      onClose();
    },
  });
  const leave = () => {
    discardAndLeave();
    onClose();
  };
  return (
    <FormDialog<DueValues>
      open
      onClose={leave}
      title={`When is ${lesson.name} due?`}
      saveLabel="Save due date"
      {...form}
      validate={dueForm.check}
    >
      <DateField name="dueOn" label={dueForm.labels.dueOn} optional />
    </FormDialog>
  );
}
