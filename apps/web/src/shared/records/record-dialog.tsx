import type { ReactNode } from "react";
import { messages } from "@app/domain/messages.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { shownError } from "../errors/server-error.ts";
import { useQuery } from "../page/use-query.ts";
import { sentenceCase } from "../text/format.ts";
import type { RecordQuery } from "./record-documents.ts";

interface RecordDialogProps<Found> {
  /** What it is about: "region". */
  what: string;
  query: RecordQuery<Found>;
  id: string;
  onClose: () => void;
  wide?: boolean;
  /** What is to come, in its final size. */
  skeleton: ReactNode;
  /** The dialog about the record, once it is there: it takes this one's place in the same frame. */
  children: (record: Found) => ReactNode;
}

/**
 * A dialog about a record that is still loading, could not be loaded, or does not exist; then the one about it:
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
      {record === null ? comes : children(record)}
    </DialogFrame>
  );
}
