import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { messages } from "@app/domain/messages.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { sentenceCase } from "../text/format.ts";
import { shownError } from "../errors/server-error.ts";

interface RecordDialogProps {
  /** What it is about: "region". */
  what: string;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  wide?: boolean;
  /** What is to come, in its final size. */
  skeleton: ReactNode;
  /** The dialog about the record, once it is there: it takes this one's place in the same frame. */
  children: ReactNode;
}

/** A dialog about a record that is still loading, could not be loaded, or does not exist; then the one about it. */
export function RecordDialog(props: RecordDialogProps) {
  const { what, loading, error, onRetry, onClose, wide, skeleton, children } = props;
  const retry = error && !loading ? <Button onClick={onRetry}>Retry</Button> : null;
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
      {children ?? comes}
    </DialogFrame>
  );
}
