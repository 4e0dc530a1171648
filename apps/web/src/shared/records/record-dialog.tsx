import type { ReactNode } from "react";
import { messages } from "@app/domain/messages.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { shownError } from "../errors/server-error.ts";
import { WithMissing } from "../errors/with-missing.tsx";
import { useQuery } from "../page/use-query.ts";
import { sentenceCase } from "../text/format.ts";
import type { RecordQuery } from "./record-documents.ts";

interface RecordDialogProps<Found> {
  /** The kind of record: "region". */
  what: string;
  query: RecordQuery<Found>;
  id: string;
  onClose: () => void;
  wide?: boolean;
  /** The placeholder, in the final size. */
  skeleton: ReactNode;
  /** The dialog for the loaded record, which replaces this one in the same frame. */
  children: (record: Found) => ReactNode;
}

/**
 * A dialog for a record that is loading, failed to load or does not exist; then the one for the record:
 *
 *     <RecordDialog what="region" query={RegionRecordDocument} id={id} … >{(region) => <RegionDetail … />}</RecordDialog>
 */
export function RecordDialog<Found>(props: RecordDialogProps<Found>) {
  const { what, query, id, onClose, wide, skeleton, children } = props;
  const { data, loading, error, refetch } = useQuery(query, { variables: { id }, fetchPolicy: "cache-and-network" });
  const record = data?.record ?? null;
  const retry = error && !loading ? <Button onClick={() => void refetch()}>Retry</Button> : null;
  const comes = loading ? (
    <>
      <LoadingNote what={what} />
      {skeleton}
    </>
  ) : (
    <p role="alert">{error ? shownError(error).message : messages.missing(what)}</p>
  );
  return (
    <DialogFrame
      open
      wide={wide}
      onClose={onClose}
      title={sentenceCase(what)}
      note={wide ? "\u00A0" : undefined}
      buttons={
        <>
          {retry}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {record === null ? (
        comes
      ) : (
        <WithMissing what={what} error={error} retry={refetch}>
          {children(record)}
        </WithMissing>
      )}
    </DialogFrame>
  );
}
