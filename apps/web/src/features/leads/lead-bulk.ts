import type { LeadFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";

/** What can be done to many leads at once. */
export const leadBulk: Bulk<LeadFilter> = {
  needs: "customers:act",
  Dialog: lazyWithPreload(async () => (await import("./lead-bulk-dialog.tsx")).LeadsBulk).Part,
  actions: [
    { kind: "LEADS_OWNER", label: "Assign owner", means: "The owner looks after them from now on." },
    { kind: "LEADS_CONTACT", label: "Mark as contacted", means: "Only those who are new move on; the others stay." },
    {
      kind: "LEADS_LOSE",
      label: "Mark as lost",
      means: "They leave the list of open leads, and can be reopened.",
      danger: true,
    },
  ],
};
