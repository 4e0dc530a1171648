import type { CurriculumFilter } from "@app/schema/types.generated.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import type { Bulk } from "../../../shared/bulk/bulk.ts";

/** What can be done to many curricula at once. */
export const curriculaBulk: Bulk<CurriculumFilter> = {
  needs: "curriculums:act",
  Dialog: ahead(async () => {
    const { bulkDialogOf } = await import("../../../shared/bulk/bulk-dialog.tsx");
    return bulkDialogOf((await import("./curricula-bulk.generated.ts")).CurriculumsInBulkDocument);
  }).Part,
  actions: [
    {
      kind: "CURRICULA_ARCHIVE",
      label: "Archive",
      means: "They can no longer be edited or attached to learners. Learners already on them stay on them.",
      danger: true,
    },
    {
      kind: "CURRICULA_RESTORE",
      label: "Restore",
      means: "They will be active again, and can be edited and attached to learners.",
    },
  ],
};
