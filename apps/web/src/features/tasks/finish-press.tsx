import { useEffect, useEffectEvent } from "react";
import { useSave } from "../../shared/save/use-save.ts";
import { useUndo } from "../../shared/undo/use-undo.ts";
import { TaskCompleteDocument, TaskReopenDocument } from "./task-mutations.generated.ts";
import type { TaskRowFragment } from "./task.generated.ts";

interface FinishPressProps {
  task: TaskRowFragment;
  onDone?: (() => void) | undefined;
  /** Whatever became of it. */
  onOver: () => void;
}

/** One press of the button: says that the task is done, or is to be done after all, and offers to undo it. Draws nothing. */
export function FinishPress({ task, onDone, onOver }: FinishPressProps) {
  const { id, version, title, doneAt } = task;
  const isDone = doneAt !== null;
  const { offer, showAsItStands } = useUndo();
  const { save } = useSave(isDone ? TaskReopenDocument : TaskCompleteDocument, ({ saved }) => saved);
  async function send() {
    const { payload } = await save({ id, version });
    onOver();
    if (!payload?.record) return;
    const text = isDone ? `${title} is open again.` : `${title} is done.`;
    offer({ kind: "TASK", id, version: payload.record.version, name: title, text });
    (onDone ?? showAsItStands)();
  }
  const press = useEffectEvent(() => void send());
  useEffect(() => press(), []);
  return null;
}
