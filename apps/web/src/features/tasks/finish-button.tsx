import { useState } from "react";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import type { TaskRowFragment } from "./task.generated.ts";

const press = lazyWithPreload(async () => (await import("./finish-press.tsx")).FinishPress);

/** Says with one press that a task is done, or is to be done after all; both can be undone. */
export function FinishButton({ task, onDone }: { task: TaskRowFragment; onDone?: () => void }) {
  const { title, doneAt, mayChange } = task;
  const isDone = doneAt !== null;
  const [pressed, setPressed] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button
        size="small"
        pending={pressed}
        onPointerEnter={press.load}
        onFocus={press.load}
        onClick={() => setPressed(true)}
        aria-label={`${isDone ? "Reopen" : "Done"}: ${title}`}
      >
        {isDone ? "Reopen" : "Done"}
      </Button>
      {pressed ? <press.Part task={task} onDone={onDone} onOver={() => setPressed(false)} /> : null}
    </>
  );
}
