import type { RegionFilter } from "@app/schema/types.generated.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many regions at once. */
export const regionBulk: Bulk<RegionFilter> = {
  needs: "regions:act",
  Dialog: ahead(async () => {
    const { bulkDialogOf } = await import("../../shared/bulk/bulk-dialog.tsx");
    return bulkDialogOf((await import("./region-bulk.generated.ts")).RegionsInBulkDocument);
  }).Part,
  actions: [
    {
      kind: "REGIONS_ARCHIVE",
      label: "Archive",
      means: "They can no longer be chosen for new records. Everything that belongs to them stays.",
      danger: true,
    },
    { kind: "REGIONS_RESTORE", label: "Restore", means: "They can be chosen for new records again." },
  ],
};
