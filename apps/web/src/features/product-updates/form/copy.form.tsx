import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { ProductUpdateRecordDocument } from "../update.generated.ts";
import { updateForm } from "./update.fields.ts";
import { UpdateForm } from "./update.form.tsx";

/** A new draft that says what another product update says. */
export function CopyForm({ id, ...props }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="product update"
      query={ProductUpdateRecordDocument}
      id={id}
      onClose={props.onClose}
      wide
      skeleton={<SkeletonLines count={12} />}
    >
      {(update) => <UpdateForm {...props} id={null} begin={updateForm.recordOf(update).values} />}
    </RecordDialog>
  );
}
