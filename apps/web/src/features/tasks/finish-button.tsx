import { Button } from "@app/ui/page/button.tsx";
import { useSave } from "../../shared/save/use-save.ts";
import { useUndo } from "../../shared/undo/use-undo.ts";
import { TaskFinishDocument, TaskReopenDocument } from "./task-mutations.generated.ts";
import type { TaskRowFragment } from "./task.generated.ts";

/** Says with one press that a task is done, or is to be done after all; both can be undone. */
export function FinishButton({ task, onDone }: { task: TaskRowFragment; onDone?: () => void }) {
  const { id, version, title, doneAt, mayChange } = task;
  const isDone = doneAt !== null;
  const { offer, showAsItStands } = useUndo();
  const { save, saving } = useSave(isDone ? TaskReopenDocument : TaskFinishDocument, ({ saved }) => saved);
  if (!mayChange) return null;
  async function press() {
    const { payload } = await save({ id, version });
    if (!payload?.record) return;
    const text = isDone ? `${title} is open again.` : `${title} is done.`;
    offer({ kind: "TASK", id, version: payload.record.version, name: title, text });
    (onDone ?? showAsItStands)();
  }
  return (
    <Button
      size="small"
      pending={saving}
      onClick={() => void press()}
      aria-label={`${isDone ? "Reopen" : "Done"}: ${title}`}
    >
      {isDone ? "Reopen" : "Done"}
    </Button>
  );
}
