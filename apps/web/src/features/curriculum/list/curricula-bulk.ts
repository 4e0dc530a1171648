import type { CurriculumFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../../shared/bulk/bulk.ts";
import { plainBulk } from "../../../shared/bulk/plain-bulk.ts";

/** What can be done to many curricula at once. */
export const curriculaBulk: Bulk<CurriculumFilter> = {
  needs: "curriculums:act",
  Dialog: plainBulk(async () => (await import("./curricula-jobs.generated.ts")).CurriculumsInBulkDocument),
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
