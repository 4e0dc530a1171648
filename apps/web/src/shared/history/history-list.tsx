import { toast } from "@app/ui/feedback/toasts.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { shownError } from "../errors/server-error.ts";
import { useUndo } from "../undo/use-undo.ts";
import { useSave } from "../save/use-save.ts";
import { HistoryItem } from "./history-item.tsx";
import type { HistoryWords } from "./history-labels.ts";
import { HistoryRestoreDocument, type HistoryEntryFragment } from "./history.generated.ts";
import { useHistory, type HistoryPlace } from "./use-history.ts";

export interface HistoryListProps extends HistoryPlace {
  /** The record's display name: "United Kingdom". */
  name: string;
  words: HistoryWords;
  /** Whether the viewer may restore earlier values. */
  mayRestore: boolean;
  /** The fields that an update saves, if others are shown too; a change of only those cannot be restored. */
  restorable?: readonly string[];
}

const isRestorable = ({ action, changes }: HistoryEntryFragment, fields?: readonly string[]) =>
  action === "UPDATED" && (fields === undefined || changes.some(({ field }) => fields.includes(field)));

/** A record's history: who changed what, before and after, with restoring. */
export function HistoryList({ kind, id, name, words, mayRestore, restorable }: HistoryListProps) {
  const { entries, loading, error, retry, earlier } = useHistory({ kind, id });
  const { save, saving } = useSave(HistoryRestoreDocument, (data) => data.historyRestore);
  const { offer, showAsItStands } = useUndo();
  // Entries beside the record, such as those of a lesson, are not versions of it.
  const version = entries?.find((entry) => entry.version !== null)?.version ?? null;

  async function restore(entry: HistoryEntryFragment, known: number) {
    const { payload, stale } = await save({ kind, id, version: known, entryId: entry.id });
    if (stale) {
      toast.failed(stale.message);
      retry();
    }
    if (!payload?.version) return;
    offer({ kind, id, version: payload.version, name, text: `Earlier values of ${name} restored.` });
    showAsItStands();
  }

  if (entries === undefined) {
    if (loading) return <SkeletonPage what="the history" />;
    return <ErrorState title="The history could not be loaded" message={shownError(error).message} onRetry={retry} />;
  }
  if (entries.length === 0) {
    return <Muted>Nothing has been changed since {name} was set up. Every change from now on is listed here.</Muted>;
  }
  return (
    <>
      <ul role="list">
        {(words.gathered?.(entries) ?? entries).map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            words={words}
            busy={saving}
            onRestore={
              mayRestore && version !== null && entry.version !== null && isRestorable(entry, restorable)
                ? () => void restore(entry, version)
                : undefined
            }
          />
        ))}
      </ul>
      {earlier ? (
        <Button pending={loading} onClick={earlier}>
          Show earlier changes
        </Button>
      ) : null}
    </>
  );
}
