import { plainBulk } from "../../shared/bulk/use-bulk.tsx";

/** What can be done to many regions at once. */
export const regionBulk = plainBulk(
  "regions:act",
  async () => (await import("./region-bulk.generated.ts")).RegionsInBulkDocument,
  [
    {
      kind: "REGIONS_ARCHIVE",
      label: "Archive",
      means: "They can no longer be chosen for new records. Everything that belongs to them stays.",
      danger: true,
    },
    { kind: "REGIONS_RESTORE", label: "Restore", means: "They can be chosen for new records again." },
  ],
);
