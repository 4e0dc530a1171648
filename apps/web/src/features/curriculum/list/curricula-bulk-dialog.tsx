import type { CurriculumFilter } from "@app/schema/types.generated.ts";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { CurriculumsInBulkDocument } from "./curricula-bulk.generated.ts";

/** Asks before something is done to many curricula. */
export const CurriculaBulk = (props: BulkDialogProps<CurriculumFilter>) => (
  <BulkDialog {...props} mutation={CurriculumsInBulkDocument} />
);
