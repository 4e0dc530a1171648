import type { RejectedFilter } from "@app/schema/types.generated.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many who were rejected. */
export const rejectedBulk: Bulk<RejectedFilter> = {
  needs: "tutors:act",
  Dialog: ahead(async () => {
    const { bulkDialogOf } = await import("../../shared/bulk/bulk-dialog.tsx");
    return bulkDialogOf((await import("./candidate-bulk.generated.ts")).RejectedInBulkDocument);
  }).Part,
  actions: [
    {
      kind: "CANDIDATES_REOPEN",
      label: "Reopen",
      means: "Each starts a new round in screening. Those who cannot be considered yet stay and are listed.",
    },
  ],
};
