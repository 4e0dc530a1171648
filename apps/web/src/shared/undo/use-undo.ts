import { useApolloClient } from "@apollo/client/react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { HistoryUndoDocument } from "./undo.generated.ts";
import { useViewer } from "../session/session-context.ts";
import { useSave } from "../save/use-save.ts";
import { forgetChange, rememberChange, type RecentChange } from "./recent-changes.ts";

interface Undo {
  /** Says what was done, with a way back; it stays among the recent changes after the toast has gone. */
  offer: (change: RecentChange) => void;
  /** Keeps it among the recent changes only. */
  remember: (change: RecentChange) => void;
  undo: (change: RecentChange) => Promise<void>;
  /** Asks again for all that is on the screen. */
  showAsItStands: () => void;
}

/** Takes changes back, by a change of its own that is refused when somebody changed the record since. */
export function useUndo(): Undo {
  const client = useApolloClient();
  const { id: person } = useViewer();
  const { save } = useSave(HistoryUndoDocument, (data) => data.historyUndo);

  // Where that fails, what is on the screen stays.
  const showAsItStands = () => void client.refetchQueries({ include: "active" }).catch(() => undefined);

  async function undo(change: RecentChange) {
    const { kind, id, version, name } = change;
    const { payload, stale } = await save({ kind, id, version });
    if (stale) toast.failed(`Not undone: ${stale.changedBy ?? "somebody"} has changed ${name} since.`);
    if (!payload) return;
    forgetChange(person, change);
    toast.info(`Undone. ${name} is as it was before.`);
    showAsItStands();
  }

  const remember = (change: RecentChange) => rememberChange(person, change, Date.now());

  return {
    offer(change) {
      remember(change);
      toast.done(change.text, { label: "Undo", onSelect: () => void undo(change) });
    },
    remember,
    undo,
    showAsItStands,
  };
}
