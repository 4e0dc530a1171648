import type { DependentFilter } from "@app/schema/types.generated.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";

/** What can be done to many dependents at once. */
export const dependentBulk: Bulk<DependentFilter> = {
  needs: "customers:act",
  Dialog: ahead(async () => {
    const { bulkDialogOf } = await import("../../../shared/bulk/bulk-dialog.tsx");
    return bulkDialogOf((await import("./dependent-bulk.generated.ts")).DependentsInBulkDocument);
  }).Part,
  actions: [
    {
      kind: "DEPENDENTS_ARCHIVE",
      label: "Archive",
      means: "They can no longer be chosen for lessons, pods or curricula. Where they are now, they stay.",
      danger: true,
    },
    { kind: "DEPENDENTS_RESTORE", label: "Restore", means: "They can be chosen again." },
  ],
};
