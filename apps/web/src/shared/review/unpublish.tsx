import { contentUnpublishInput } from "@app/domain/review/review-input.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../records/reason-dialog.tsx";
import { RecordDialog } from "../records/record-dialog.tsx";
import type { RecordDialogProps } from "../records/record-dialogs.tsx";
import type { ReviewDocuments, ReviewedContent } from "./reviewed-content.ts";

const rules = contentUnpublishInput.pick({ reason: true });

interface UnpublishProps<Found> extends RecordDialogProps {
  /** "word" */
  what: string;
  documents: ReviewDocuments<Found>;
}

/** Asks why a piece of content leaves the app, and takes it out. */
export function Unpublish<Found extends ReviewedContent>({ id, onClose, what, documents }: UnpublishProps<Found>) {
  if (id === null) return null;
  return (
    <RecordDialog what={what} query={documents.query} id={id} onClose={onClose} skeleton={<SkeletonLines count={4} />}>
      {(content) => (
        <ReasonDialog
          record={content}
          title={`Unpublish ${content.name}?`}
          saveLabel="Unpublish"
          mutation={documents.unpublish}
          rules={rules}
          sent={(reason) => reason}
          help="Kept in its history."
          successMessage={`${content.name} is out of the app.`}
          onClose={onClose}
        >
          Learners no longer see it. It stays here as a draft.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
