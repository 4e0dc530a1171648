import { HistoryPanel } from "../history/history-panel.tsx";
import { useQuery } from "../page/use-query.ts";
import { useCan } from "../permission/use-can.ts";
import type { RecordWords } from "../text/record-labels.ts";
import type { NamedRecord, RecordQuery } from "./record-documents.ts";
import type { RecordDialogProps } from "./record-dialogs.tsx";
import type { RecordKind } from "./record-kind.ts";

interface RecordHistoryProps<Found> extends RecordDialogProps {
  kind: Pick<RecordKind, "history" | "one" | "write">;
  query: RecordQuery<Found>;
  words: RecordWords;
  /** Whether writers may restore earlier values in its current state; never by default. */
  mayRestore?: (record: Found) => boolean;
}

/** A record's history with restoring: `<RecordHistory {...props} kind={regionKind} … />`. */
export function RecordHistory<Found extends NamedRecord>(props: RecordHistoryProps<Found>) {
  const { id, onClose, kind, query, words, mayRestore } = props;
  const { data } = useQuery(query, { variables: { id: id ?? "" } });
  const mayWrite = useCan()(kind.write);
  if (id === null) return null;
  const record = data?.record;
  return (
    <HistoryPanel
      kind={kind.history}
      id={id}
      name={record?.name ?? `the ${kind.one}`}
      words={words}
      mayRestore={mayWrite && Boolean(record && mayRestore?.(record))}
      onClose={onClose}
    />
  );
}
