import { Button } from "@app/ui/page/button.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { When } from "@app/ui/value/when.tsx";
import { entryInWords, type ChangeInWords, type HistoryWords } from "./history-labels.ts";
import type { HistoryEntryFragment } from "./history.generated.ts";
import css from "./history-item.module.css";

interface HistoryItemProps {
  entry: HistoryEntryFragment;
  words: HistoryWords;
  /** Restores the earlier value; undefined if that is not possible. */
  onRestore: (() => void) | undefined;
  busy: boolean;
}

/** A change: who, what, when, and restoring the earlier value. */
export function HistoryItem({ entry, words, onRestore, busy }: HistoryItemProps) {
  const { sentence, changes } = entryInWords(words, entry);
  return (
    <li className={css.item}>
      <p>{sentence}</p>
      <p>
        <When value={entry.at} />
        {entry.reason === null ? null : ` · ${entry.reason}`}
      </p>
      {changes.length === 0 ? null : (
        <dl className={css.changes}>
          {changes.map((change) => (
            <Change key={change.label} {...change} />
          ))}
        </dl>
      )}
      {onRestore ? (
        <Button size="small" pending={busy} onClick={onRestore}>
          Restore earlier values<VisuallyHidden>: {sentence}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
}

function Change({ label, before, after }: ChangeInWords) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <VisuallyHidden>Before: </VisuallyHidden>
        <del>{before}</del>
      </dd>
      <dd>
        <VisuallyHidden>After: </VisuallyHidden>
        <ins>{after}</ins>
      </dd>
    </>
  );
}
