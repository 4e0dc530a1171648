import { plainBulk } from "../../../shared/bulk/use-bulk.tsx";

/** What can be done to many dependents at once. */
export const dependentBulk = plainBulk(
  "customers:act",
  async () => (await import("./dependent-bulk.generated.ts")).DependentsInBulkDocument,
  [
    {
      kind: "DEPENDENTS_ARCHIVE",
      label: "Archive",
      means: "They can no longer be chosen for lessons, pods or curricula. Where they are now, they stay.",
      danger: true,
    },
    { kind: "DEPENDENTS_RESTORE", label: "Restore", means: "They can be chosen again." },
  ],
);
