import { toast } from "@app/ui/feedback/toasts.tsx";
import { useRecordForm } from "../../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { LessonStatusRowFragment } from "../creators.generated.ts";
import { assignForm, type AssignValues } from "./assign.fields.ts";
import {
  ExamLessonAssignDocument,
  ExamLessonWithdrawDocument,
  type ExamLessonAssignMutation,
} from "./assign.generated.ts";

/** The form that gives a lesson to somebody to write, wherever it is drawn. */
export function useAssignForm(lesson: LessonStatusRowFragment, onAssigned: () => void) {
  const { save } = useSave(ExamLessonAssignDocument, ({ saved }) => saved);
  return useRecordForm<AssignValues, ExamLessonAssignMutation["saved"]>({
    name: "lesson-assignment",
    id: lesson.id,
    labels: assignForm.labels,
    show: assignForm.show,
    record: assignForm.recordOf(lesson),
    recordOf: ({ current }) => (current?.__typename === "ExamLesson" ? assignForm.recordOf(current) : null),
    // All of it each time: who writes it and by when belong together.
    send: (version, _changed, values: AssignValues, sink) =>
      save({ id: lesson.id, version, input: assignForm.inputOf(values) }, sink),
    onSaved: ({ record }) => {
      if (!record) return;
      toast.done(`${record.name} assigned to ${record.assignee?.name ?? "somebody"}.`);
      onAssigned();
    },
  });
}

/** Takes a lesson from whom it was given to, and says whether that was done. */
export function useUnassign({ id, version, name }: Pick<LessonStatusRowFragment, "id" | "version" | "name">) {
  const { save, saving } = useSave(ExamLessonWithdrawDocument, ({ saved }) => saved);
  async function unassign(): Promise<boolean> {
    const { payload, stale } = await save({ id, version });
    if (stale) toast.failed(stale.message);
    if (payload) toast.done(`Nobody has ${name} now.`);
    return Boolean(payload);
  }
  return { unassign, unassigning: saving };
}
