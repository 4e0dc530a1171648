import type { CurriculumFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../../shared/bulk/bulk.ts";
import { plainBulk } from "../../../shared/bulk/plain-bulk.ts";

/** What can be done to many curricula at once. */
export const curriculaBulk: Bulk<CurriculumFilter> = {
  needs: "curriculums:act",
  Dialog: plainBulk(async () => (await import("./curricula-jobs.generated.ts")).CurriculumsBulkActionDocument),
  actions: [
    {
      kind: "CURRICULA_ARCHIVE",
      label: "Archive",
      description:
        "What is archived can no longer be edited or attached to learners. Learners already on it stay on it.",
      danger: true,
    },
    {
      kind: "CURRICULA_RESTORE",
      label: "Restore",
      description: "What is restored is active again, and can be edited and attached to learners.",
    },
  ],
};
