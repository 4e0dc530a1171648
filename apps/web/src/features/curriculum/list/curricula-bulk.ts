import { plainBulk } from "../../../shared/bulk/use-bulk.tsx";

/** What can be done to many curricula at once. */
export const curriculaBulk = plainBulk(
  "curriculums:act",
  async () => (await import("./curricula-bulk.generated.ts")).CurriculumsInBulkDocument,
  [
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
);
