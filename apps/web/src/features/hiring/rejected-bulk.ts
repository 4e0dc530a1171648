import type { RejectedFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../shared/bulk/bulk.ts";
import { plainBulk } from "../../shared/bulk/plain-bulk.ts";

/** What can be done to many who were rejected. */
export const rejectedBulk: Bulk<RejectedFilter> = {
  needs: "tutors:act",
  Dialog: plainBulk(async () => (await import("./candidate-jobs.generated.ts")).RejectedInBulkDocument),
  actions: [
    {
      kind: "CANDIDATES_REOPEN",
      label: "Reopen",
      description: "Each starts a new round in screening. Those who cannot be considered yet stay and are listed.",
    },
  ],
};
