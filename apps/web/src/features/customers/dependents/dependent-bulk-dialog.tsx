import type { DependentFilter } from "@app/schema/types.generated.ts";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { DependentsInBulkDocument } from "./dependent-bulk.generated.ts";

/** Asks before something is done to many dependents. */
export const DependentsBulk = (props: BulkDialogProps<DependentFilter>) => (
  <BulkDialog {...props} mutation={DependentsInBulkDocument} />
);
