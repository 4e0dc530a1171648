import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { taskForm } from "./form/task.fields.ts";
import { TaskRecordDocument } from "./task.generated.ts";
import { taskKind } from "./task.kind.ts";
import { useOwnerChoices } from "./use-owner-choices.ts";

/** What happened to a task: who changed what, and the ways back. */
export function TaskHistory(props: RecordDialogProps) {
  const owners = useOwnerChoices();
  const words = {
    labels: { ...taskForm.labels, doneAt: "Done" },
    show: {
      ...taskForm.showStored,
      ownerId: (id: unknown) => owners.find(({ value }) => value === id)?.label ?? "another colleague",
      doneAt: (at: unknown) => (at ? "yes" : "no"),
    },
  };
  return (
    <RecordHistory
      {...props}
      kind={taskKind}
      query={TaskRecordDocument}
      words={words}
      mayRestore={({ mayChange }) => mayChange}
    />
  );
}
