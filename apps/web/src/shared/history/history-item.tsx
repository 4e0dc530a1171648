import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { color } from "@app/ui/theme/color.ts";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { When } from "@app/ui/value/when.tsx";
import type { RecordWords } from "../text/record-words.ts";
import { entryInWords, type ChangeInWords } from "./history-words.ts";
import type { HistoryEntryFragment } from "./history.generated.ts";

const Item = styled.li({
  padding: "12px 0",
  borderTop: `1px solid ${color.line}`,
  "&:first-of-type": { borderTop: 0 },
  "& > p": { overflowWrap: "anywhere" },
  "& > p + p": { fontSize: "0.84375rem", color: color.textSecondary },
  "& > button": { marginTop: 8 },
});

const Changes = styled.dl({
  display: "grid",
  gap: "2px 0",
  margin: "8px 0 4px",
  "& dt": { marginTop: 6, fontSize: "0.84375rem", fontWeight: 600 },
  "& dd": { margin: 0, padding: "4px 10px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& del, & ins": { textDecoration: "none" },
  "& dd:has(del)": { color: color.textSecondary, borderLeft: `2px solid ${color.line}` },
  "& dd:has(ins)": { borderLeft: `2px solid ${color.accent}` },
});

interface HistoryItemProps {
  entry: HistoryEntryFragment;
  words: RecordWords;
  /** Brings back what stood before it; undefined where nothing can be brought back. */
  onRestore: (() => void) | undefined;
  busy: boolean;
}

/** One change: who did what, when, and the way back. */
export function HistoryItem({ entry, words, onRestore, busy }: HistoryItemProps) {
  const { sentence, changes } = entryInWords(words, entry);
  return (
    <Item>
      <p>{sentence}</p>
      <p>
        <When value={entry.at} />
        {entry.reason === null ? null : ` · ${entry.reason}`}
      </p>
      {changes.length === 0 ? null : (
        <Changes>
          {changes.map((change) => (
            <Change key={change.label} {...change} />
          ))}
        </Changes>
      )}
      {onRestore ? (
        <Button size="small" aria-busy={busy || undefined} onClick={onRestore}>
          Restore earlier values<VisuallyHidden>: {sentence}</VisuallyHidden>
        </Button>
      ) : null}
    </Item>
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
