import { useApolloClient } from "@apollo/client/react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { HistoryUndoDocument } from "./undo.generated.ts";
import { useViewer } from "../session/session-context.ts";
import { useSave } from "../save/use-save.ts";
import { forgetChange, rememberChange, type RecentChange } from "./recent-changes.ts";

interface Undo {
  /** Shows a toast with undo; the change stays among the recent ones afterwards. */
  offer: (change: RecentChange) => void;
  /** Only adds it to the recent changes. */
  remember: (change: RecentChange) => void;
  undo: (change: RecentChange) => Promise<void>;
  /** Refetches all active queries. */
  showAsItStands: () => void;
}

/** Undoes changes by a change of their own, which is refused if someone has changed the record since. */
export function useUndo(): Undo {
  const client = useApolloClient();
  const { id: person } = useViewer();
  const { save } = useSave(HistoryUndoDocument, (data) => data.historyUndo);

  // If that fails, the current data stays.
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
