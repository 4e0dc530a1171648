import type { LeadFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";
import { eventsForMany } from "../../shared/records/record-events.ts";
import { leadEvents } from "./lead-events.ts";
import { leadKind } from "./lead.kind.ts";

/** What can be done to many leads at once. */
export const leadBulk: Bulk<LeadFilter> = {
  needs: leadKind.act,
  Dialog: lazyWithPreload(async () => (await import("./lead-bulk-dialog.tsx")).LeadsBulk).Part,
  actions: [
    { kind: "LEADS_OWNER", label: "Assign owner", description: "The owner looks after them from now on." },
    ...eventsForMany(leadEvents),
  ],
};
