import { useEffect, useEffectEvent } from "react";
import type { EditorAct } from "@app/domain/content/session-editor.ts";

interface HistoryKeys {
  act: (one: EditorAct) => void;
  saveNow: () => Promise<unknown>;
}

/** Whether a dialog is open over the builder, whose fields have a history of their own. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=dialog], [role=alertdialog]") !== null;

/**
 * Ctrl with Z, Y and S for the whole builder, wherever the focus is: after a drag or a press it is in no field, and the
 * browser would then undo in the field that was written in last, which it knows nothing of by now.
 */
export function useHistoryKeys({ act, saveNow }: HistoryKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "z") act({ type: event.shiftKey ? "redone" : "undone" });
    else if (key === "y") act({ type: "redone" });
    else if (key === "s") void saveNow();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
