import type { RegionFilter } from "@app/schema/types.generated.ts";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { RegionsInBulkDocument } from "./region-bulk.generated.ts";

/** Asks before something is done to many regions. */
export const RegionsBulk = (props: BulkDialogProps<RegionFilter>) => (
  <BulkDialog {...props} mutation={RegionsInBulkDocument} />
);
