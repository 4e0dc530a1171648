import type { DependentFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../../shared/bulk/bulk.ts";
import { plainBulk } from "../../../shared/bulk/plain-bulk.ts";

/** What can be done to many dependents at once. */
export const dependentBulk: Bulk<DependentFilter> = {
  needs: "customers:act",
  Dialog: plainBulk(async () => (await import("./dependent-jobs.generated.ts")).DependentsBulkActionDocument),
  actions: [
    {
      kind: "DEPENDENTS_ARCHIVE",
      label: "Archive",
      description: "They can no longer be chosen for lessons, pods or curricula. Where they are now, they stay.",
      danger: true,
    },
    { kind: "DEPENDENTS_RESTORE", label: "Restore", description: "They can be chosen again." },
  ],
};
