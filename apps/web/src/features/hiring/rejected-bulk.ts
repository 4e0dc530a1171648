import { plainBulk } from "../../shared/bulk/use-bulk.tsx";

/** What can be done to many who were rejected. */
export const rejectedBulk = plainBulk(
  "tutors:act",
  async () => (await import("./candidate-bulk.generated.ts")).RejectedInBulkDocument,
  [
    {
      kind: "CANDIDATES_REOPEN",
      label: "Reopen",
      means: "Each starts a new round in screening. Those who cannot be considered yet stay and are listed.",
    },
  ],
);
