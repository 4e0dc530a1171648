import type { RejectedFilter } from "@app/schema/types.generated.ts";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { RejectedInBulkDocument } from "./candidate-bulk.generated.ts";

/** Asks before many who were rejected are considered again. */
export const RejectedBulk = (props: BulkDialogProps<RejectedFilter>) => (
  <BulkDialog {...props} mutation={RejectedInBulkDocument} />
);
